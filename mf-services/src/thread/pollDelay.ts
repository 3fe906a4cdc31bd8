const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const MAX_DELAY_MS = 5 * MINUTE_MS;

/**
 * How long to wait before asking for messages again, in milliseconds: people who write to each other see it at once, a page that
 * is left open costs little, and a server in trouble is left alone.
 *
 * @param idleMs since something was written, came in, or the reader came back
 * @param failures in a row
 */
export function pollDelay(idleMs: number, failures = 0): number {
  const usual = idleMs < 2 * MINUTE_MS ? 5 * SECOND_MS : idleMs < 10 * MINUTE_MS ? 15 * SECOND_MS : MINUTE_MS;
  return Math.min(usual * 2 ** failures, MAX_DELAY_MS);
}
