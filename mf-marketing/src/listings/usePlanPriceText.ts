import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber } from '@marketplace/shared-ui';
import { blockMessages } from '../page-blocks/blockMessages';
import type { PlanId } from './plans';
import { usePlanPrices } from './usePlanPrices';

/** The price of a plan as it is written: "Free", "$49/month". */
export function usePlanPriceText(): (plan: PlanId) => string {
  const t = useT(blockMessages);
  const locale = useLocale();
  const prices = usePlanPrices();
  return (plan) => {
    const amount = prices[plan];
    if (amount === 0) return t('free');
    const digits = Number.isInteger(amount) ? 0 : 2;
    return t('perMonth', { price: formatNumber(amount, locale, { style: 'currency', currency: 'CAD', minimumFractionDigits: digits }) });
  };
}
