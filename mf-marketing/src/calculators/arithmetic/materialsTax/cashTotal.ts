/**
 * What is paid in cash: there is no one-cent coin, so the total after tax goes to the nearest five cents. Cards and
 * transfers are not rounded.
 *
 * @param cents the total with tax
 * @returns cents
 */
export function cashTotal(cents: number): number {
  return Math.round(cents / 5) * 5;
}
