import { formatNumber, formatPrice } from '@marketplace/shared-ui';
import type { Locale } from '../manifest/locale.ts';

/** Whole cents as a price: "$1,249.99", "1 249,99 $". */
export function formatCents(cents: number, locale: Locale): string {
  return formatPrice(cents / 100, locale);
}

/** Dollars without their cents, where these say nothing: "$1,250", "1 250 $". */
export function formatDollars(dollars: number, locale: Locale): string {
  return formatNumber(dollars, locale, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
}
