import { useFavourites, useLocale, useT } from '@marketplace/section-kit';
import { PanelBody, PanelRow } from '@marketplace/section-kit/panel';
import { easternTimeZone, formatDate, Price } from '@marketplace/shared-ui';
import { areDealsMissing, useDeals } from '../deals/useDeals';
import { savedMessages } from './savedMessages';

const MAX_ROWS = 3;

/** In a panel of the dashboard: the offers that count now on saved materials or of saved companies, and the saved ones. */
export function SavedDeals() {
  const t = useT(savedMessages);
  const locale = useLocale();
  // A vendor that has a page in the directory is saved by it, under its own id.
  const saved = { material: useFavourites('material'), deal: useFavourites('deal'), vendor: useFavourites('service') };
  const unread = Object.values(saved).filter(({ status }) => status === 'failed');
  const isAnythingSaved = Object.values(saved).some(({ ids }) => ids.length > 0);
  const { data: deals = [], isLoading, error, refetch } = useDeals(undefined, { enabled: isAnythingSaved });
  const isSaved = (materialId: number | null) => saved.material.has(String(materialId));
  const found = deals.filter(
    ({ id, materialId, parts, vendorId }) =>
      saved.deal.has(id) ||
      isSaved(materialId) ||
      parts.some((part) => isSaved(part.materialId)) ||
      (vendorId !== null && saved.vendor.has(vendorId)),
  );
  const isFailed = unread.length > 0 || (error !== null && !areDealsMissing(error));
  return (
    <PanelBody
      loading={isLoading || Object.values(saved).some(({ status }) => status === 'pending')}
      label={t('deals.loading')}
      failed={isFailed ? t('deals.failed') : null}
      onRetry={() => (unread.length > 0 ? unread.forEach((list) => list.refetch()) : void refetch())}
      empty={found.length === 0 && !isFailed ? { text: t('deals.empty'), href: '/deals', link: t('deals.all') } : null}
      more={{ href: '/deals', label: t('deals.all') }}
    >
      {found.length > 0 &&
        found.slice(0, MAX_ROWS).map(({ id, title, salePrice, originalPrice, discount, endsAt }) => (
          <PanelRow key={id} href={`/deals/${id}`} title={title} aside={<Price amount={salePrice} was={originalPrice} />}>
            <p>
              {t('off', { discount })}
              {' · '}
              {endsAt ? t('until', { date: formatDate(endsAt, locale, { dateStyle: 'long', timeZone: easternTimeZone }) }) : t('stock')}
            </p>
          </PanelRow>
        ))}
    </PanelBody>
  );
}

export { SavedDeals as Component };
