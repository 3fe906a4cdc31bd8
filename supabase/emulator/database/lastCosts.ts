/** Keys that are remembered: those that were used last. */
const MAX_KEYS = 1_000;

/** What the last tasks of each key were worth. One alone may have been charged with what the process did for others meanwhile. */
export function lastCosts() {
  const costs = new Map<string, number[]>();
  return {
    /** @returns milliseconds of the last two, of fewer while fewer are known */
    of: (key: string): readonly number[] => costs.get(key) ?? [],
    add(key: string, ms: number): void {
      const last = costs.get(key)?.at(-1);
      costs.delete(key);
      costs.set(key, last === undefined ? [ms] : [last, ms]);
      if (costs.size > MAX_KEYS) costs.delete(costs.keys().next().value!);
    },
  };
}
