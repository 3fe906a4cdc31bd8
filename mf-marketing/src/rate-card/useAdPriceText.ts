import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { formatPrice } from '@marketplace/shared-ui';
import { priceOf, type AdProduct } from './adPrices';
import { rateCardMessages } from './rateCardMessages';

/** How the list price of a product is written: "$2.50 per click", and its smallest order: "$150". */
export function useAdPriceText(): (product: AdProduct) => { price: string; least: string } {
  const t = useT(rateCardMessages);
  const locale = useLocale();
  return (product) => {
    const { amount, unit, least } = priceOf(product);
    const whole = (dollars: number) => formatDollars(dollars, locale);
    return {
      price: t(`unit.${unit}`, { amount: Number.isInteger(amount) ? whole(amount) : formatPrice(amount, locale) }),
      least: whole(least),
    };
  };
}
