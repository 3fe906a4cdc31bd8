import { numberFormat } from './formats';
import { withHardSpaces } from './intlSpaces';
import type { Locale } from './languageTag';

/** @returns the number with the separators of the language: "1,234.5", "1 234,5" */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return withHardSpaces(numberFormat(locale, options).format(value));
}
