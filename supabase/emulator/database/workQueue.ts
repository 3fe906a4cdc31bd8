import { setImmediate as nextTurn } from 'node:timers/promises';
import { lastCosts } from './lastCosts.ts';

/** Whose work it is. The server's own has no visitor and is never refused. */
export interface Visitor {
  address: string;
  /** What its task has in common with others that cost about as much. */
  kind?: string;
  /** Aborted when the visitor is gone: what has not begun by then is dropped. */
  signal?: AbortSignal;
}

export interface Queue {
  /** @throws QueueBusyError when a visitor's task would not have its turn in time; it has not begun then */
  run<Result>(task: () => Promise<Result>, visitor?: Visitor): Promise<Result>;
  /** Resolves when everything queued so far has ended. */
  idle(): Promise<void>;
}

/** There is more to do than can be done in time. */
export class QueueBusyError extends Error {
  override name = 'QueueBusyError';
}

interface Waiting {
  begin: () => Promise<void>;
  /** Of the server's own work there is none. */
  visitor?: Visitor;
  /** Of the server's own work there is none. */
  giveUp?: (reason: unknown) => void;
}

interface QueueOptions {
  /**
   * How many tasks run at once. One where all requests share PGlite's one connection, which the library does not lock:
   * a failing read would roll back somebody else's open transaction, and one person's statement could run with another
   * person's identity.
   */
  concurrency: number;
  /** How many tasks of visitors wait at the most, and how many of one address. */
  maxWaiting?: number;
  maxWaitingOfOne?: number;
  /** How long the task of a visitor waits at the most, in milliseconds: less than a browser waits for an answer. */
  maxWaitMs?: number;
  /**
   * How long a task may have to wait for others of its own address, in milliseconds of work. Whoever asks for much at once is
   * told so at once, before it would have waited for nothing.
   */
  maxOwnWorkMs?: number;
  /** Milliseconds this process has worked so far. Time would count what a busy machine does for others. */
  workedMs?: () => number;
}

/** Of a kind that was never asked for, in milliseconds: more than most questions take, less than the dear ones. */
const UNKNOWN_MS = 50;
/** How often in a row who waited longest is passed over, or who asks for something dear would have no turn at all. */
const MOST_PASSED_OVER = 3;
/** Tasks that take less are counted, not weighed: the process works for others while one waits for its answer. */
const DEAR_MS = 250;

const processWorkedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Runs tasks in turn. Visitors take turns too, by address: one who asks for a hundred things does not hold up another who
 * asks for one. What is known to cost little goes before what costs much: a hundred who ask for something dear, each from an
 * address of their own, do not hold up the others either. Between two tasks the event loop comes round, or PGlite, which answers without leaving it, would keep the
 * process from reading requests and sending answers until nothing is left to do.
 */
export function workQueue({
  concurrency,
  maxWaiting = 1_024,
  maxWaitingOfOne = 256,
  maxWaitMs = 5_000,
  maxOwnWorkMs = 1_500,
  workedMs = processWorkedMs,
}: QueueOptions): Queue {
  /** What waits, by address. The first address waited longest. */
  const lanes = new Map<string, Waiting[]>();
  const costsOfAddresses = lastCosts();
  const costsOfKinds = lastCosts();
  const unfinished = new Set<Promise<unknown>>();
  let waiting = 0;
  let running = 0;
  let passedOver = 0;

  function run<Result>(task: () => Promise<Result>, visitor?: Visitor): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => {
      const lane = visitor?.address ?? '';
      const ahead = lanes.get(lane)?.length ?? 0;
      if (visitor && (waiting >= maxWaiting || ahead >= mostOf(lane)))
        throw new QueueBusyError(`${ahead} of ${waiting} tasks wait already`);
      visitor?.signal?.throwIfAborted();
      const begin = async () => {
        stopWaiting();
        const before = workedMs();
        try {
          resolve(await task());
        } catch (error) {
          reject(error);
        }
        if (!visitor) return;
        // Tasks that run side by side share what the process works.
        const worked = (workedMs() - before) / concurrency;
        costsOfAddresses.add(lane, worked);
        if (visitor.kind !== undefined) costsOfKinds.add(visitor.kind, worked);
        for (const { giveUp } of (lanes.get(lane) ?? []).slice(mostOf(lane))) giveUp?.(new QueueBusyError('too much of one address waits'));
      };
      const giveUp = (reason: unknown) => {
        stopWaiting();
        leave(lane, entry);
        reject(reason);
      };
      const entry = { begin, visitor, giveUp: visitor && giveUp };
      const leaveOnAbort = () => giveUp(visitor?.signal?.reason);
      const tooLong = visitor && setTimeout(() => giveUp(new QueueBusyError(`waited for ${maxWaitMs} ms`)), maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(tooLong);
        visitor?.signal?.removeEventListener('abort', leaveOnAbort);
      };
      visitor?.signal?.addEventListener('abort', leaveOnAbort);
      enter(lane, entry);
    });
    const ended = result.catch(() => undefined).finally(() => unfinished.delete(ended));
    unfinished.add(ended);
    return result;
  }

  /** How many tasks of an address may wait, by what the last ones were worth. */
  function mostOf(lane: string): number {
    const known = costsOfAddresses.of(lane);
    const cost = known.length < 2 ? 0 : Math.min(...known);
    return cost < DEAR_MS ? maxWaitingOfOne : Math.ceil(maxOwnWorkMs / cost);
  }

  function enter(lane: string, entry: Waiting): void {
    const tasks = lanes.get(lane) ?? [];
    lanes.set(lane, tasks);
    tasks.push(entry);
    waiting += 1;
    if (running < concurrency) void work();
  }

  function leave(lane: string, entry: Waiting): void {
    const tasks = lanes.get(lane)!;
    tasks.splice(tasks.indexOf(entry), 1);
    if (tasks.length === 0) lanes.delete(lane);
    waiting -= 1;
  }

  async function work(): Promise<void> {
    running += 1;
    await nextTurn();
    for (let next = takeNext(); next; next = takeNext()) {
      await next.begin();
      await nextTurn();
    }
    running -= 1;
  }

  /** What a task will cost, by what the last of its kind did. Who mixes dear ones among cheap ones is taken at the mean. */
  function expectedOf({ visitor }: Waiting): number {
    if (!visitor) return 0;
    const known = visitor.kind === undefined ? [] : costsOfKinds.of(visitor.kind);
    return known.length === 0 ? UNKNOWN_MS : known.reduce((sum, ms) => sum + ms, 0) / known.length;
  }

  /** Takes the first task of an address and puts that address behind the others. */
  function takeNext(): Waiting | undefined {
    const [longest] = lanes;
    if (!longest) return undefined;
    let chosen = longest;
    if (passedOver < MOST_PASSED_OVER) {
      for (const other of lanes) if (expectedOf(other[1][0]!) < expectedOf(chosen[1][0]!)) chosen = other;
    }
    passedOver = chosen === longest ? 0 : passedOver + 1;
    const [lane, tasks] = chosen;
    lanes.delete(lane);
    const next = tasks.shift();
    if (tasks.length > 0) lanes.set(lane, tasks);
    waiting -= 1;
    return next;
  }

  return { run, idle: async () => void (await Promise.all(unfinished)) };
}
