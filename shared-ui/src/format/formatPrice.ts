import { formatNumber } from './formatNumber';
import type { Locale } from './languageTag';

/**
 * @param amount dollars
 * @returns the amount as Canadians write it: "$1,249.99", "1 249,99 $"
 */
export function formatPrice(amount: number, locale: Locale): string {
  return formatNumber(amount, locale, { style: 'currency', currency: 'CAD' });
}
