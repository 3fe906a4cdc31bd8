export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 9999;

/** Sold by length or area, of which there are parts; of a box there are none. */
const DIVISIBLE = /^per (sq|linear|lin)\b/i;

/** Most digits after the decimal sign of a quantity. */
export const decimalsOf = (unit: string): number => (DIVISIBLE.test(unit) ? 2 : 0);

/**
 * The nearest quantity that can be bought: at least 1, at most 9,999, with two decimals for lengths and areas and rounded
 * up for everything else, because half a box is a box. What is no number is 1.
 */
export function cleanQuantity(quantity: number, unit: string): number {
  if (Number.isNaN(quantity)) return MIN_QUANTITY;
  const bounded = Math.min(Math.max(quantity, MIN_QUANTITY), MAX_QUANTITY);
  // The decimal text first: 1.1 × 100 is more than 110.
  const hundredths = Math.round(Number((bounded * 100).toFixed(4)));
  return decimalsOf(unit) > 0 ? hundredths / 100 : Math.ceil(hundredths / 100);
}
