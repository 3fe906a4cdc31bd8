import { formatNumber } from '@marketplace/shared-ui';
import type { Locale } from '../manifest/locale.ts';

/**
 * A number as somebody would type it into a field: no groups, the decimal sign of the language.
 *
 * @param decimals most digits after the decimal sign
 * @returns "1250.5", "1250,5"
 */
export function formatTyped(value: number, locale: Locale, decimals = 2): string {
  return formatNumber(value, locale, { useGrouping: false, maximumFractionDigits: decimals });
}
