import { SectionLoadError, type LoadPhase } from './SectionLoadError';

const slowAfter = 2_000;
const failAfter = 8_000;
/** A hanging try gives up here, so that the last good version still gets its chance before `failAfter`. */
const hangAfter = 6_000;
export const retryDelays: readonly number[] = [500, 2_000];

export type LoadState<T> =
  { status: 'idle' } | { status: 'loading'; slow: boolean } | { status: 'ready'; value: T } | { status: 'failed'; error: SectionLoadError };

/** One way to get the thing. `run` may be called several times; each call is a fresh try. */
export interface LoadCandidate<T> {
  version: string;
  run: (enter: (phase: LoadPhase) => void) => Promise<T>;
  /** Tries after the first one; a hang or a final error uses none of them. */
  retries: readonly number[];
}

interface LoadTaskOptions<T> {
  /** In order of preference; asked again at every start. */
  candidates: () => readonly LoadCandidate<T>[];
  /** A candidate gave up after `attempt` tries. */
  onGiveUp: (error: SectionLoadError, version: string, attempt: number) => void;
}

/** How far the try that runs now has come. */
interface Progress {
  phase: LoadPhase;
}

/**
 * Loads one thing with patience: immediate failures are tried again, hangs are not, then the next candidate gets one
 * try, and after eight seconds it is over. Knows no framework; a component subscribes to the state.
 */
export class LoadTask<T> {
  private state: LoadState<T> = { status: 'idle' };
  private readonly listeners = new Set<() => void>();
  private readonly options: LoadTaskOptions<T>;

  constructor(options: LoadTaskOptions<T>) {
    this.options = options;
  }

  readonly getState = (): LoadState<T> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Begins, or begins again after a failure. Does nothing while loading or when ready. */
  readonly start = (): void => {
    if (this.state.status === 'idle' || this.state.status === 'failed') void this.load();
  };

  /** Begins again though it is ready: what it came to is not to be used any more. Does nothing before that. */
  readonly restart = (): void => {
    if (this.state.status === 'ready') void this.load();
  };

  /**
   * Begins, or begins again after a failure, and waits for what comes of it.
   *
   * @throws SectionLoadError when it cannot be had now
   */
  finish(): Promise<T> {
    this.start();
    return new Promise((resolve, reject) => {
      const settle = () => {
        const { state } = this;
        if (state.status === 'ready') resolve(state.value);
        if (state.status === 'failed') reject(state.error);
        if (state.status !== 'loading') stop();
      };
      const stop = this.subscribe(settle);
      settle();
    });
  }

  private async load(): Promise<void> {
    const abandoned = new AbortController();
    const progress: Progress = { phase: 'entry' };
    this.set({ status: 'loading', slow: false });
    const slow = setTimeout(() => this.set({ status: 'loading', slow: true }), slowAfter);
    try {
      const value = await within(failAfter, progress, () => this.tryCandidates(progress, abandoned.signal));
      this.set({ status: 'ready', value });
    } catch (error) {
      this.set({ status: 'failed', error: error as SectionLoadError });
    } finally {
      clearTimeout(slow);
      abandoned.abort();
    }
  }

  private async tryCandidates(progress: Progress, abandoned: AbortSignal): Promise<T> {
    const candidates = this.options.candidates();
    let failure = new SectionLoadError('entry', 'There is nothing to load.', { isFinal: true });
    for (const [index, candidate] of candidates.entries()) {
      const isLast = index === candidates.length - 1;
      let attempt = 0;
      const giveUp = () => this.options.onGiveUp(failure, candidate.version, attempt);
      const overtime = () => {
        failure = hang(progress, failAfter);
        giveUp();
      };
      abandoned.addEventListener('abort', overtime);
      try {
        for (const delay of [0, ...candidate.retries]) {
          if (delay > 0) await sleep(delay, abandoned);
          attempt += 1;
          try {
            progress.phase = 'entry';
            const run = () => candidate.run((phase) => void (progress.phase = phase));
            return await (isLast ? run() : within(hangAfter, progress, run));
          } catch (error) {
            failure = error as SectionLoadError;
            if (failure.isFinal || abandoned.aborted) break;
          }
        }
      } finally {
        abandoned.removeEventListener('abort', overtime);
      }
      if (!abandoned.aborted) giveUp();
    }
    throw failure;
  }

  private set(state: LoadState<T>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function hang({ phase }: Progress, limit: number): SectionLoadError {
  return new SectionLoadError(phase, `No answer within ${limit / 1000} s.`, { isFinal: true });
}

async function within<T>(limit: number, progress: Progress, run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(hang(progress, limit)), limit);
  });
  try {
    return await Promise.race([run(), overdue]);
  } finally {
    clearTimeout(timer);
  }
}

function sleep(milliseconds: number, abandoned: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    abandoned.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
