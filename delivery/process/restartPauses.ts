const firstPause = 1_000;
const longestPause = 60_000;
/** Who has lived this long has not failed to start. */
const soundAfter = 5 * 60_000;

/**
 * How long to wait before a process that ended is started again: not at all the first time, then twice as long each time
 * it ends soon, up to a minute and without end. What keeps it from starting may pass: a full disk, a database that is away.
 *
 * @param now milliseconds
 * @returns function that counts an end and gives the pause in milliseconds
 */
export function restartPauses(now: () => number = Date.now): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let pause = 0;
  return () => {
    const endedSoon = now() - last < soundAfter + pause;
    pause = endedSoon ? Math.min(pause * 2 || firstPause, longestPause) : 0;
    last = now();
    return pause;
  };
}
