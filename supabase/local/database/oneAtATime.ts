export interface Queue {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Resolves when everything queued so far has ended. */
  idle(): Promise<void>;
}

/**
 * Runs tasks one after the other. All requests share PGlite's one connection and the library does not lock it: without
 * this queue a failing read rolls back somebody else's open transaction, and one person's statement can run with
 * another person's identity.
 */
export function oneAtATime(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run: (task) => {
      const result = tail.then(task);
      tail = result.catch(() => undefined);
      return result;
    },
    idle: async () => void (await tail),
  };
}

/** The same interface for a database with many connections: nothing waits. */
export function allAtOnce(): Queue {
  const running = new Set<Promise<unknown>>();
  return {
    run: (task) => {
      const result = task();
      const settled = result.catch(() => undefined).finally(() => running.delete(settled));
      running.add(settled);
      return result;
    },
    idle: async () => void (await Promise.all(running)),
  };
}
