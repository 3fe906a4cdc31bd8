/** How far the server's clock is ahead of the device's, in milliseconds; `null` before anything said what time it is. */
let ahead: number | null = null;

/** An answer that came inside the page is no older, in milliseconds. */
const MAX_PAGE_AGE = 5 * 60_000;

interface Ending {
  ends_at: string | null;
  ends_in_ms: number | null;
}

/** @returns the server's time when it answered, in milliseconds; 0 where nothing ends, because nobody needs it then */
export const answeredAt = ({ ends_at, ends_in_ms }: Ending): number =>
  ends_at === null || ends_in_ms === null ? 0 : Date.parse(ends_at) - ends_in_ms;

/** Sets the clock by an answer that has come just now. */
export function setServerClock(answer: Ending | undefined): void {
  const time = answer && answeredAt(answer);
  if (time) ahead = time - Date.now();
}

/**
 * The time by the server's clock, in milliseconds. While no answer came but the one inside the page, the clock of the device
 * counts, unless it shows a time at which nobody could have got that page.
 *
 * @param since the server's time in the answer that is shown
 */
export function serverTime(since: number): number {
  const age = Date.now() - since;
  ahead ??= age < 0 || age > MAX_PAGE_AGE ? -age : 0;
  return Date.now() + ahead;
}
