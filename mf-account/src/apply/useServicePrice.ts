import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { pageFormMessages } from './pageFormMessages';

/** What a service of the page costs, with what that is for: "$95.00 per hour"; `undefined` without a price. */
export function useServicePrice(): (service: { price_cents: number | null; price_unit: string | null }) => string | undefined {
  const locale = useLocale();
  const t = useT<string>(pageFormMessages);
  return ({ price_cents: cents, price_unit: unit }) => {
    if (cents === null) return undefined;
    const price = formatCents(cents, locale);
    return unit === null ? price : `${price} ${t(`unit.${unit}`)}`;
  };
}
