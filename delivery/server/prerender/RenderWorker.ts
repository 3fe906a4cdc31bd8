import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Prerendered, RenderAsk, WorkerAnswer, WorkerStart } from './messages.ts';

/** What a rendering with its reads may take, as long as the question for a page's title; who waits longer gets the page without. */
const PATIENCE_MS = 1_500;
/** Work of one stretch, in milliseconds of processor time: a bundle that takes more holds the thread and would for ever. */
const MAX_STRETCH_MS = { starting: 5_000, rendering: 500 };
const LOOK_MS = 100;
/** More at once would only wait for each other. */
const MAX_AT_ONCE = 8;

export type Wanted = Omit<RenderAsk, 'id'>;

interface RenderWorkerOptions {
  start: Omit<WorkerStart, 'beat'>;
  log: (line: string) => void;
  /** The thread has ended. @param held what was asked for while it was held, where that is why */
  onEnd: (held: readonly Wanted[]) => void;
}

/** What the thread works on, also when nobody waits for it any more. */
interface Work {
  wanted: Wanted;
  /** Only the first call counts. */
  settle: (page: Prerendered | null) => void;
}

/** One thread that renders pages of one composition of versions. Whatever goes wrong, who asked gets `null` in time. */
export class RenderWorker {
  private readonly beat = new SharedArrayBuffer(4);
  private readonly worker: Worker;
  private readonly log: (line: string) => void;
  private readonly work = new Map<number, Work>();
  private isReady = false;
  private readonly started = Promise.withResolvers<void>();
  private asked = 0;
  /** The last beat that was seen, and the processor time until then. */
  private seen = { beat: -1, milliseconds: 0 };
  private held: readonly Wanted[] = [];

  constructor({ start, log, onEnd }: RenderWorkerOptions) {
    this.log = log;
    this.worker = new Worker(join(import.meta.dirname, 'thread.ts'), {
      workerData: { ...start, beat: this.beat } satisfies WorkerStart,
      // Bundles of sections run here: nothing that the server was started with is theirs to read.
      env: {},
      argv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // Rendering never keeps a server alive that was told to stop.
    this.worker.unref();
    const watch = setInterval(() => void this.endWhenHeld(), LOOK_MS).unref();
    this.worker.on('message', (answer: WorkerAnswer) => this.take(answer));
    this.worker.on('error', (error) => log(`Rendering on the server ended: ${error.message}`));
    this.worker.on('exit', () => {
      clearInterval(watch);
      this.isReady = false;
      this.started.resolve();
      for (const { settle } of this.work.values()) settle(null);
      this.work.clear();
      onEnd(this.held);
    });
  }

  /** Resolves when the thread has loaded what it renders with, or has ended. */
  get whenStarted(): Promise<void> {
    return this.started.promise;
  }

  /** @returns the page, or `null` when it has to begin in the browser */
  render(wanted: Wanted): Promise<Prerendered | null> {
    if (!this.isReady || this.work.size >= MAX_AT_ONCE) return Promise.resolve(null);
    const id = ++this.asked;
    return new Promise((resolve) => {
      const overdue = setTimeout(() => resolve(null), PATIENCE_MS);
      const settle = (page: Prerendered | null): void => {
        clearTimeout(overdue);
        resolve(page);
      };
      this.work.set(id, { wanted, settle });
      this.worker.postMessage({ ...wanted, id } satisfies RenderAsk);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  /** Processor time, not the time of day: on a machine with much to do, a thread that waits for its turn holds nothing. */
  private async endWhenHeld(): Promise<void> {
    const beat = new Int32Array(this.beat)[0]!;
    // A thread that is not there yet, or no more, has used nothing.
    const usage = await this.worker.cpuUsage().catch(() => null);
    if (!usage) return;
    const milliseconds = (usage.user + usage.system) / 1000;
    if (beat !== this.seen.beat) {
      this.seen = { beat, milliseconds };
      return;
    }
    if (milliseconds - this.seen.milliseconds < MAX_STRETCH_MS[this.isReady ? 'rendering' : 'starting']) return;
    this.held = [...this.work.values()].map(({ wanted }) => wanted);
    this.log(
      `Rendering on the server held its thread for too long, so the thread was ended: ${this.held.map(({ address }) => address.replace(/\?.*/, '')).join(', ') || 'at its start'}`,
    );
    await this.end();
  }

  private take(answer: WorkerAnswer): void {
    if ('ready' in answer) {
      for (const [name, reason] of Object.entries(answer.broken))
        this.log(`The pages of ${name} are not rendered on the server, because its bundle does not run there: ${reason}`);
      this.isReady = true;
      this.started.resolve();
      return;
    }
    if ('error' in answer) this.log(`A page was not rendered on the server: ${answer.error}`);
    if ('page' in answer)
      for (const [fragment, reason] of Object.entries(answer.page?.leftOut ?? {}))
        this.log(`A page was rendered on the server without ${fragment}: ${reason}`);
    this.work.get(answer.id)?.settle('page' in answer ? answer.page : null);
    this.work.delete(answer.id);
  }
}
