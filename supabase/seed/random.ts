/** A repeatable source of choices: the same seed always makes the same sequence. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** One of the given items, all equally likely. */
  pick<T>(items: readonly T[]): T;
  /** One of the given items, as likely as its weight says. */
  pickWeighted<T extends { weight: number }>(items: readonly T[]): T;
}

/**
 * Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for sample data.
 * @param seed any integer
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    pickWeighted: (items) => {
      let left = next() * items.reduce((sum, item) => sum + item.weight, 0);
      return items.find((item) => (left -= item.weight) < 0) ?? items.at(-1)!;
    },
  };
}
