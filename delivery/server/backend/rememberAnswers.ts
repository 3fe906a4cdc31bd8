const KEEP_MS = 60_000;
const maxRemembered = 5_000;

/** Gives the answer it remembers for a key, else asks; who asks meanwhile waits for the same answer. */
export type Memory<T> = (key: string, ask: () => Promise<T | null>) => Promise<T | null>;

/**
 * Asks each question at most once a minute, or once in `keepMs`. An answer of `null` (nobody answered clearly) is forgotten at once, as is a failure.
 *
 * @param now time in milliseconds
 * @param max how many answers are kept; one more takes the place of the oldest
 */
export function rememberAnswers<T>(now: () => number, max = maxRemembered, keepMs = KEEP_MS): Memory<T> {
  const remembered = new Map<string, { answer: Promise<T | null>; until: number }>();
  return async (key, ask) => {
    let entry = remembered.get(key);
    if (!entry || entry.until <= now()) {
      entry = { answer: ask(), until: now() + keepMs };
      remembered.set(key, entry);
      if (remembered.size > max) remembered.delete(remembered.keys().next().value!);
    }
    let answer: T | null = null;
    try {
      answer = await entry.answer;
    } finally {
      if (answer === null && remembered.get(key) === entry) remembered.delete(key);
    }
    return answer;
  };
}
