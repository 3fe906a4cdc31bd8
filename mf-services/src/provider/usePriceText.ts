import { formatCents, formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { factMessages } from './factMessages';

/** A price that a company states, with what it is for: "$95/hour", "95 $/heure", and "$1,250" for a whole job. */
export function usePriceText(): (cents: number, unit: string | null) => string {
  const t = useT(factMessages);
  const locale = useLocale();
  return (cents, unit) => {
    const price = cents % 100 === 0 ? formatDollars(cents / 100, locale) : formatCents(cents, locale);
    if (!unit) return price;
    const key = `unit.${unit}`;
    // A unit of the company's own words is shown as it is.
    return t('price.unit', { price, unit: key in factMessages.catalogues.en ? t(key as 'unit.hour') : unit });
  };
}
