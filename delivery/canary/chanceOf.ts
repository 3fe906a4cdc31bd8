/** How many of some were bad. */
export interface Share {
  of: number;
  bad: number;
}

/** `log(n!)`: exact sums where they are short, Stirling's series where it is exact to the last digits. */
function logFactorial(n: number): number {
  if (n < 32) return Array.from({ length: n }, (_, index) => Math.log(index + 1)).reduce((sum, each) => sum + each, 0);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: how likely it is that, of all that were bad, at least so many would be among `one` if both were alike.
 * It holds for few as for many.
 *
 * @returns from 0 to 1
 */
export function chanceOf(one: Share, other: Share): number {
  const bad = one.bad + other.bad;
  const all = logChoose(one.of + other.of, bad);
  let chance = 0;
  for (let count = one.bad; count <= Math.min(bad, one.of); count += 1) {
    if (bad - count > other.of) continue;
    const term = Math.exp(logChoose(one.of, count) + logChoose(other.of, bad - count) - all);
    chance += term;
    // Beyond the middle, terms only shrink.
    if (term < chance * 1e-9 && count > (one.of * bad) / (one.of + other.of)) break;
  }
  return Math.min(1, chance);
}
