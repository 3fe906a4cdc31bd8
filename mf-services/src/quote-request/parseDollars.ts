/** Digits, in groups of three or not, and cents after a point or a comma: "1,500", "1 500,50 $", "$1500.5". */
const AMOUNT = /^\$?\s?(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s?\$?$/;

/**
 * @param text an amount in dollars as people in Canada type it, in English or French
 * @returns cents; `null` for no amount, `NaN` for what cannot be read as one
 */
export function parseDollars(text: string): number | null {
  // French groups with a space that does not break.
  const typed = text.replace(/[\u00a0\u202f]/g, ' ').trim();
  if (typed === '') return null;
  const [, dollars, cents = ''] = AMOUNT.exec(typed) ?? [];
  return dollars === undefined ? NaN : Number(dollars.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
