import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { catalogueMessages } from './catalogueMessages';
import { PRICE, type CatalogueQuery } from './catalogueQuery';

/** @returns function of a query that says each filter that is on, besides the category, with the change that takes it off */
export function useFilterWords(): (query: CatalogueQuery) => { label: string; off: Partial<CatalogueQuery> }[] {
  const t = useT(catalogueMessages);
  const locale = useLocale();
  const money = (value: number) => formatDollars(value, locale);
  return ({ low, high, location, inStock, sustainable, brand }) => [
    ...(low > PRICE.min || high < PRICE.max
      ? [{ label: `${money(low)} – ${money(high)}${high === PRICE.max ? '+' : ''}`, off: { low: PRICE.min, high: PRICE.max } }]
      : []),
    ...(location ? [{ label: t(`location.${location}`), off: { location: '' as const } }] : []),
    ...(inStock ? [{ label: t('inStock'), off: { inStock: false } }] : []),
    ...(sustainable ? [{ label: t('sustainable'), off: { sustainable: false } }] : []),
    ...(brand ? [{ label: brand, off: { brand: '' } }] : []),
  ];
}
