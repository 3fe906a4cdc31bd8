import type { Prerendered, WorkerStart } from './messages.ts';
import { PATIENCE_MS, RenderWorker, type Held, type Wanted } from './RenderWorker.ts';

/** Threads that ended are not replaced at once: one that always fails would take the machine. */
const PAUSE_MS = 1_000;
/** A section whose pages were on a thread so often when it was held, without one that came between, is left out. */
const MAX_HELD = 3;

interface RenderThreadsOptions {
  start: Omit<WorkerStart, 'pulse'>;
  log: (line: string) => void;
  /** What a page may take with its reads, in milliseconds, also where it needs a second thread. */
  patienceMs?: number;
}

/**
 * Renders the pages of one composition of versions. One thread renders, and another stands ready to go on at once when the first
 * has to be ended, so that who waits need not wait for a start as well.
 */
export class RenderThreads {
  private readonly options: RenderThreadsOptions;
  private readonly patienceMs: number;
  private active: RenderWorker | null = null;
  private spare: RenderWorker | null = null;
  private endedAt = -Infinity;
  /** How often a thread was held while it had a page of a section, by its name. */
  private readonly held = new Map<string, number>();
  /** Fragments that held a thread: pages are rendered without them. */
  private readonly heldFragments = new Set<string>();

  constructor({ patienceMs = PATIENCE_MS, ...options }: RenderThreadsOptions) {
    this.options = options;
    this.patienceMs = patienceMs;
  }

  /** Starts the thread that renders; resolves when it can, or has ended. */
  async prepare(): Promise<void> {
    await this.thread()?.whenStarted;
  }

  /** @returns the page, or `null` when it has to begin in the browser */
  async render(wanted: Omit<Wanted, 'without'>): Promise<Prerendered | null> {
    if ((this.held.get(wanted.owner) ?? 0) >= MAX_HELD) return null;
    const overdue = Date.now() + this.patienceMs;
    const heldBefore = this.heldFragments.size;
    let page = await this.renderOnce(wanted, this.patienceMs);
    // What held the thread is known and left out, so that those who had to wait behind it are not held a second time.
    if (!page && this.heldFragments.size > heldBefore) page = await this.renderOnce(wanted, overdue - Date.now());
    if (page) this.held.delete(wanted.owner);
    return page;
  }

  async end(): Promise<void> {
    await Promise.all([this.active?.end(), this.spare?.end()]);
  }

  private async renderOnce(wanted: Omit<Wanted, 'without'>, patienceMs: number): Promise<Prerendered | null> {
    const without = wanted.uses.filter((name) => this.heldFragments.has(name));
    return (await this.thread()?.render({ ...wanted, without }, patienceMs)) ?? null;
  }

  private thread(): RenderWorker | null {
    const mayStart = Date.now() - this.endedAt >= PAUSE_MS;
    if (mayStart) this.active ??= this.start();
    // One that cannot start needs no second one beside it, and the first page needs the processor itself.
    if (mayStart && this.active?.isReady) this.spare ??= this.start();
    return this.active;
  }

  private start(): RenderWorker {
    const worker = new RenderWorker({ ...this.options, onEnd: (held) => this.replace(worker, held) });
    return worker;
  }

  private replace(ended: RenderWorker, { fragment, pages }: Held): void {
    if (fragment) this.heldFragments.add(fragment);
    for (const { owner } of pages) this.held.set(owner, (this.held.get(owner) ?? 0) + 1);
    this.endedAt = Date.now();
    if (ended === this.active) this.active = this.spare;
    this.spare = null;
  }
}
