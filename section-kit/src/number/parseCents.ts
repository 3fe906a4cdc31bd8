import type { Locale } from '../manifest/locale.ts';
import { toCents } from '../money/toCents.ts';
import { parseNumber } from './parseNumber.ts';

/**
 * Reads an amount of dollars as people in Canada type it: "1,500.50", "1 500,50 $", "$ 20".
 *
 * @returns whole cents; `null` where nothing is typed, `NaN` for what is no amount: text, less than nothing, parts of a cent
 */
export function parseCents(text: string, locale: Locale): number | null {
  const dollars = parseNumber(text, locale, 2);
  if (!dollars.ok) return dollars.reason === 'empty' ? null : Number.NaN;
  return dollars.value < 0 ? Number.NaN : toCents(dollars.value);
}
