import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, formatPrice } from '@marketplace/shared-ui';
import { frameMessages } from './frameMessages';

/** How results are written: dollars to the cent, whole dollars for axes, percentages, years. */
export function useFormats() {
  const locale = useLocale();
  const t = useT(frameMessages);
  return {
    money: (dollars: number) => formatPrice(dollars, locale),
    dollars: (dollars: number) => formatDollars(dollars, locale),
    short: (dollars: number) => formatNumber(dollars, locale, { style: 'currency', currency: 'CAD', notation: 'compact' }),
    percent: (percent: number, decimals = 2) => formatNumber(percent / 100, locale, { style: 'percent', maximumFractionDigits: decimals }),
    years: (years: number) => t('unit.years', { count: years, value: formatNumber(years, locale) }),
    months: (months: number) => t('unit.months', { count: months, value: formatNumber(months, locale) }),
    count: (count: number) => formatNumber(count, locale),
  };
}

export type Formats = ReturnType<typeof useFormats>;
