import { useT } from '@marketplace/section-kit';
import { listingsMessages } from '../listings/listingsMessages';
import { planFeatures, planIds } from '../listings/plans';
import { usePlanPriceText } from '../listings/usePlanPriceText';
import { DataTable } from '../page-blocks/DataTable';
import { adPrices } from './adPrices';
import { adsHref } from './adsHref';
import { rateCardMessages } from './rateCardMessages';
import { useAdPriceText } from './useAdPriceText';

const tools = [
  { key: 'ai', href: '/ai-lead-management' },
  { key: 'sms', href: '/sms-messaging' },
  { key: 'chat', href: '/live-chat' },
  { key: 'reporting', href: '/reporting' },
] as const;
const fees = ['commission', 'platform', 'take'] as const;

/** All prices in one table: plans, advertising, tools and referrals. */
export function RateTable() {
  const t = useT(rateCardMessages);
  const plans = useT(listingsMessages);
  const planPrice = usePlanPriceText();
  const adPrice = useAdPriceText();
  return (
    <DataTable
      caption={t('table.caption')}
      hideCaption
      head={[t('table.what'), t('table.price'), t('table.note')]}
      groups={[
        {
          title: t('plans.title'),
          rows: planIds.map((plan) => ({
            name: plans(`plan.${plan}`),
            link: '/listings#plans',
            cells: [
              planPrice(plan),
              planFeatures[plan].flatMap(({ key, included }) => (included ? [plans(`feature.${key}`)] : [])).join(' · '),
            ],
          })),
        },
        {
          title: t('ads.title'),
          rows: adPrices.map(({ product, href }) => ({
            name: t(`product.${product}`),
            link: href ?? adsHref(product),
            cells: [adPrice(product).price, t('ads.least', adPrice(product))],
          })),
        },
        {
          title: t('tools.title'),
          rows: tools.map(({ key, href }) => ({
            name: t(`tools.${key}`),
            link: href,
            cells: [t(`tools.${key}.price`), t(`tools.${key}.note`)],
          })),
        },
        {
          title: t('fees.title'),
          rows: fees.map((key) => ({ name: t(`fees.${key}`), cells: [t(`fees.${key}.much`), t(`fees.${key}.note`)] })),
        },
      ]}
    />
  );
}
