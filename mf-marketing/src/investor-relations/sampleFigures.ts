/** One quarter in thousands of Canadian dollars. */
export interface Quarter {
  /** ISO day of its end. */
  end: string;
  quarter: 1 | 2 | 3 | 4;
  year: number;
  listings: number;
  advertising: number;
  referrals: number;
}

/** Made-up figures that add up, oldest first. They show how results will be presented. */
export const sampleQuarters: readonly Quarter[] = [
  { end: '2025-12-31', quarter: 4, year: 2025, listings: 402, advertising: 268, referrals: 130 },
  { end: '2026-03-31', quarter: 1, year: 2026, listings: 418, advertising: 251, referrals: 120 },
  { end: '2026-06-30', quarter: 2, year: 2026, listings: 447, advertising: 309, referrals: 164 },
  { end: '2026-09-30', quarter: 3, year: 2026, listings: 463, advertising: 322, referrals: 175 },
];

export function totalOf({ listings, advertising, referrals }: Quarter): number {
  return listings + advertising + referrals;
}

/** How much more than the quarter before, as a share; `null` for the first one. */
export function growthOf(index: number): number | null {
  const before = sampleQuarters[index - 1];
  return before ? totalOf(sampleQuarters[index]!) / totalOf(before) - 1 : null;
}

/** A made-up quote of one trading day, in dollars. */
export const sampleQuote = { day: '2026-11-19', open: 12.1, high: 12.48, low: 12.02, close: 12.4, before: 12.16, volume: 84_200 } as const;
