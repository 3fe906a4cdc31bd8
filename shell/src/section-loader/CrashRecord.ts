import { deviceStore } from '@marketplace/section-kit';

/** When builds began that have not come to their first view, in milliseconds since 1970. */
type Runs = Readonly<Record<string, readonly number[]>>;

/** Failed runs of a build, on this device, after which it is not started again. */
const patience = 2;
/** Longer than a page takes that is all right: until then, another tab may still be starting. */
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
    return this.begun.has(build) || this.others(build).filter((at) => this.now() - at > startsWithin).length < patience;
  }

  /** Its code is about to run. */
  begin(build: string): void {
    if (this.begun.has(build)) return;
    const at = this.now();
    this.begun.set(build, at);
    this.write(build, [...this.others(build), at]);
  }

  /** It is shown, so it does not hang; what it did before is forgotten. */
  settle(build: string): void {
    if (this.begun.has(build) && !this.failed.has(build)) this.write(build, []);
  }

  /** It is at fault: not again in this page, and no start that may still come to its view. */
  fail(build: string): void {
    this.failed.add(build);
    this.write(build, [...this.others(build), this.now() - startsWithin - 1]);
  }

  /** The page is left or put aside, and lives. */
  release(): void {
    for (const build of this.begun.keys()) if (!this.failed.has(build)) this.write(build, this.others(build));
  }

  /** Lets a build run that was not to be, for somebody who asks for it. */
  forgive(build: string): void {
    this.failed.delete(build);
    this.begun.delete(build);
    this.write(build, []);
  }

  /** Runs of the last day, without that of this page. */
  private others(build: string): readonly number[] {
    return (kept.read()[build] ?? []).filter((at) => at !== this.begun.get(build) && this.now() - at < forgottenAfter);
  }

  /** Nothing is kept of a build that is all right, and nothing at all where all are. */
  private write(build: string, runs: readonly number[]): void {
    kept.update((before) => {
      const after = Object.entries({ ...before, [build]: runs }).filter(([, [at]]) => at && this.now() - at < forgottenAfter);
      return after.length > 0 ? Object.fromEntries(after) : kept.empty;
    });
  }
}

function readRuns(stored: unknown): Runs {
  const entries = Object.entries(Object(stored) as object).map(([build, runs]) => [build, [runs].flat().filter(Number.isFinite)]);
  return Object.fromEntries(entries) as Runs;
}
