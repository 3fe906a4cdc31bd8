import { useT } from '@marketplace/section-kit';
import { blockMessages } from '../page-blocks/blockMessages';
import { DataTable } from '../page-blocks/DataTable';
import { listingsMessages } from './listingsMessages';
import { planIds } from './plans';
import { usePlanPriceText } from './usePlanPriceText';

/** Every plan in the same rows. What a plan lacks is said in words. */
export function PlanComparison() {
  const t = useT(listingsMessages);
  const words = useT(blockMessages);
  const priceText = usePlanPriceText();
  const onlyElite = [words('excluded'), words('excluded'), words('included')];
  return (
    <DataTable
      caption={t('compare.caption')}
      hideCaption
      head={[t('compare.feature'), ...planIds.map((plan) => t(`plan.${plan}`))]}
      rows={[
        { name: t('compare.price'), cells: planIds.map(priceText) },
        { name: t('compare.profile'), cells: planIds.map(() => words('included')) },
        { name: t('compare.categories'), cells: planIds.map((plan) => t(`compare.categories.${plan}`)) },
        { name: t('compare.placement'), cells: planIds.map((plan) => t(`compare.placement.${plan}`)) },
        { name: t('compare.figures'), cells: planIds.map((plan) => t(`compare.figures.${plan}`)) },
        { name: t('compare.points'), cells: onlyElite },
        { name: t('compare.promo'), cells: onlyElite },
        { name: t('compare.events'), cells: onlyElite },
        { name: t('compare.start'), cells: planIds.map((plan) => t(`compare.start.${plan}`)) },
      ]}
    />
  );
}
