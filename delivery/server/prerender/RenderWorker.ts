import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pulse, PULSE_BYTES, type Prerendered, type RenderAsk, type WorkerAnswer, type WorkerStart } from './messages.ts';

/** What a rendering with its reads may take, as long as the question for a page's title; who waits longer gets the page without. */
export const PATIENCE_MS = 1_500;
/** Work of one stretch, in milliseconds of processor time: a bundle that takes more holds the thread and would for ever. */
const MAX_STRETCH_MS = { starting: 5_000, rendering: 500 };
const LOOK_MS = 100;
/** More at once would only wait for each other. */
const MAX_AT_ONCE = 8;

export type Wanted = Omit<RenderAsk, 'id'>;

/** What held the thread when it was ended. */
export interface Held {
  /** The fragment that it was rendering, where it was one. */
  fragment: string | null;
  /** Otherwise all that it was asked for: any of them may be it. */
  pages: readonly Wanted[];
}

interface RenderWorkerOptions {
  start: Omit<WorkerStart, 'pulse'>;
  log: (line: string) => void;
  /** The thread has ended. @param held what held it, where that is why */
  onEnd: (held: Held) => void;
}

/** What the thread works on, also when nobody waits for it any more. */
interface Work {
  wanted: Wanted;
  /** Only the first call counts. */
  settle: (page: Prerendered | null) => void;
}

/** One thread that renders pages of one composition of versions. Whatever goes wrong, who asked gets `null` in time. */
export class RenderWorker {
  private readonly pulse = new Int32Array(new SharedArrayBuffer(PULSE_BYTES));
  private readonly worker: Worker;
  private readonly log: (line: string) => void;
  private readonly work = new Map<number, Work>();
  private ready = false;
  private readonly started = Promise.withResolvers<void>();
  private asked = 0;
  /** The last beat that was seen, and the processor time until then. */
  private seen = { beat: -1, milliseconds: 0 };
  private held: Held = { fragment: null, pages: [] };

  constructor({ start, log, onEnd }: RenderWorkerOptions) {
    this.log = log;
    this.worker = new Worker(join(import.meta.dirname, 'thread.ts'), {
      workerData: { ...start, pulse: this.pulse.buffer } satisfies WorkerStart,
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
      this.ready = false;
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

  /** Whether it can render. */
  get isReady(): boolean {
    return this.ready;
  }

  /**
   * @param patienceMs how long who asks can wait
   * @returns the page, or `null` when it has to begin in the browser
   */
  render(wanted: Wanted, patienceMs = PATIENCE_MS): Promise<Prerendered | null> {
    if (!this.ready || this.work.size >= MAX_AT_ONCE) return Promise.resolve(null);
    const id = ++this.asked;
    return new Promise((resolve) => {
      const overdue = setTimeout(() => resolve(null), patienceMs);
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
    const beat = Atomics.load(this.pulse, Pulse.beat);
    // A thread that is not there yet, or no more, has used nothing.
    const usage = await this.worker.cpuUsage().catch(() => null);
    if (!usage) return;
    const milliseconds = (usage.user + usage.system) / 1000;
    if (beat !== this.seen.beat) {
      this.seen = { beat, milliseconds };
      return;
    }
    if (milliseconds - this.seen.milliseconds < MAX_STRETCH_MS[this.ready ? 'rendering' : 'starting']) return;
    this.held = this.whatHolds();
    const places = this.held.pages.map(({ address }) => address.replace(/\?.*/, ''));
    this.log(
      `Rendering on the server held its thread for too long, so the thread was ended: ${this.held.fragment ?? (places.join(', ') || 'at its start')}`,
    );
    await this.end();
  }

  private whatHolds(): Held {
    const page = this.work.get(Atomics.load(this.pulse, Pulse.page));
    const fragment = page?.wanted.uses[Atomics.load(this.pulse, Pulse.fragment) - 1] ?? null;
    return { fragment, pages: fragment ? [] : [...this.work.values()].map(({ wanted }) => wanted) };
  }

  private take(answer: WorkerAnswer): void {
    if ('ready' in answer) {
      for (const [name, reason] of Object.entries(answer.broken))
        this.log(`The pages of ${name} are not rendered on the server, because its bundle does not run there: ${reason}`);
      this.ready = true;
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
