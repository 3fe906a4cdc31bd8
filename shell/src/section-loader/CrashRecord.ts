import { deviceStore } from '@marketplace/section-kit';

/** A start of a build that has not come to its first view. */
interface Run {
  /** Milliseconds since 1970. */
  at: number;
  /** It is known to have failed; without it, the page may still be starting in another tab. */
  failed?: boolean;
}

type Runs = Readonly<Record<string, readonly Run[]>>;

/** Failed runs of a build, on this device, after which it is not started again. */
const patience = 2;
/** Longer than a page takes that is all right. */
const startsWithin = 10_000;
/** Then a build gets another chance: what broke it may have been this device. */
const forgottenAfter = 86_400_000;

const kept = deviceStore<Runs>({ key: 'shell.runs', version: 1, storage: 'local', schema: readRuns, empty: {} });

/**
 * Remembers on this device which builds began and never came to their first view: a tab that hangs cannot say so. A page that is left
 * or put aside while it starts does not count, because it could still tell.
 */
export class CrashRecord {
  /** Builds that began in this page, and when. */
  private readonly begun = new Map<string, number>();
  private readonly failed = new Set<string>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Whether it may be started: not when it failed in this page, or twice on this device. */
  allows(build: string): boolean {
    if (this.failed.has(build)) return false;
    return this.begun.has(build) || this.failures(build).length < patience;
  }

  /** Its code is about to run. */
  begin(build: string): void {
    if (this.begun.has(build)) return;
    const at = this.now();
    this.begun.set(build, at);
    this.write(build, [...this.recent(build), { at }]);
  }

  /** It is shown, so it does not hang; what it did before is forgotten. */
  settle(build: string): void {
    if (this.begun.has(build) && !this.failed.has(build)) this.write(build, []);
  }

  /** It is at fault: not again in this page. */
  fail(build: string): void {
    if (this.failed.has(build)) return;
    this.begin(build);
    this.failed.add(build);
    this.write(
      build,
      this.recent(build).map((run) => (run.at === this.begun.get(build) ? { ...run, failed: true } : run)),
    );
  }

  /** The page is left or put aside, and lives. */
  release(): void {
    for (const [build, at] of this.begun) {
      if (this.failed.has(build)) continue;
      this.write(
        build,
        this.recent(build).filter((run) => run.at !== at),
      );
    }
  }

  /** Lets a build run that was not to be, for somebody who asks for it. */
  forgive(build: string): void {
    this.failed.delete(build);
    this.begun.delete(build);
    this.write(build, []);
  }

  private failures(build: string): readonly Run[] {
    return this.recent(build).filter(({ at, failed }) => failed || this.now() - at > startsWithin);
  }

  private recent(build: string): readonly Run[] {
    return (kept.read()[build] ?? []).filter(({ at }) => this.now() - at < forgottenAfter);
  }

  /** Nothing is kept of a build that is all right, and nothing at all where all are. */
  private write(build: string, runs: readonly Run[]): void {
    kept.update((before) => {
      if (runs.length === 0 && !before[build]) return before;
      const after = Object.fromEntries(
        Object.entries({ ...before, [build]: runs }).filter(([, others]) => others.some(({ at }) => this.now() - at < forgottenAfter)),
      );
      return Object.keys(after).length > 0 ? after : kept.empty;
    });
  }
}

function readRuns(stored: unknown): Runs | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(Object.entries(stored).map(([build, runs]) => [build, Array.isArray(runs) ? runs.filter(isRun) : []]));
}

function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number';
}
