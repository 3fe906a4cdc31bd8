const rememberFor = 60_000;
const maxRemembered = 5_000;

/**
 * Asks each question at most once a minute. An answer of `null` (nobody answered clearly) is forgotten at once.
 *
 * @param now time in milliseconds
 */
export function rememberAnswers<T>(now: () => number): (key: string, ask: () => Promise<T | null>) => Promise<T | null> {
  const remembered = new Map<string, { answer: Promise<T | null>; until: number }>();
  return async (key, ask) => {
    let entry = remembered.get(key);
    if (!entry || entry.until <= now()) {
      entry = { answer: ask(), until: now() + rememberFor };
      remembered.set(key, entry);
      if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value!);
    }
    const answer = await entry.answer;
    if (answer === null && remembered.get(key) === entry) remembered.delete(key);
    return answer;
  };
}
