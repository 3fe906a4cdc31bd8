import type { Locale } from '@marketplace/section-kit';
import { formatNumber } from '@marketplace/shared-ui';
import { parseNumber } from '@marketplace/section-kit/number';

/** What a number of a form is; decides how it is written and how many decimals it keeps. */
export type NumberKind = 'amount' | 'percent' | 'years' | 'months' | 'year';

const decimals: Record<NumberKind, number> = { amount: 2, percent: 4, years: 2, months: 2, year: 2 };

/** A number as a person would write it into the field: "$500,000", "4,5 %", "25". Empty for NaN. */
export function writeNumber(value: number, kind: NumberKind, locale: Locale): string {
  if (!Number.isFinite(value)) return '';
  if (kind === 'percent') return formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: decimals.percent });
  if (kind === 'amount')
    return formatNumber(value, locale, { style: 'currency', currency: 'CAD', minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
  return formatNumber(value, locale, { useGrouping: kind !== 'year', maximumFractionDigits: decimals[kind] });
}

/**
 * Reads what was typed.
 *
 * @param whenEmpty what an empty field means; NaN when it must be filled in
 * @returns NaN for what is no number
 */
export function readNumber(text: string, kind: NumberKind, locale: Locale, whenEmpty = Number.NaN): number {
  const parsed = parseNumber(text, locale);
  if (!parsed.ok) return parsed.reason === 'empty' ? whenEmpty : Number.NaN;
  return Number(parsed.value.toFixed(decimals[kind]));
}
