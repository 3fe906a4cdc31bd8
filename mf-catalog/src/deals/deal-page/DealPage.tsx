import { useDb, useLocale, usePage, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { useParams } from '@marketplace/section-kit/router';
import { EmptyState, LinkButton, PageHeader } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import type { DealKind } from '../Deal';
import { dealMessages } from '../dealMessages';
import { DealsRegion } from '../DealsRegion';
import { retryUnlessMissing } from '../useDeals';
import { DealBody } from './DealBody';
import { dealPageMessages } from './dealPageMessages';
import { readDeal } from './readDeal';

/** The page that lists offers of a kind. */
const pageOf: Partial<Record<DealKind, string>> = { weekly: '/weekly-deals', clearance: '/clearance', flyer: '/weekly-flyer' };

/** One offer. An id that nothing has is an address that does not exist. */
export function DealPage() {
  const t = useT(dealPageMessages);
  const shared = useT(dealMessages);
  const db = useDb();
  const locale = useLocale();
  const { id = '' } = useParams();
  const {
    data: details,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['deals', 'deal', locale, id],
    queryFn: ({ signal }) => readDeal(db, id, locale, signal),
    retry: retryUnlessMissing,
  });
  const title = details === null ? t('notFound.title') : (details?.deal.title ?? null);
  usePage({ title: details?.isOn === false ? t('title.over', { title: details.deal.title }) : title });
  const kind = details?.deal.kind;
  return (
    <>
      <PageHeader
        title={title ?? t('title')}
        breadcrumb={[
          { href: '/', label: shared('home') },
          { href: (kind && pageOf[kind]) ?? '/deals', label: kind ? shared(`kind.${kind}`) : t('title') },
        ]}
        breadcrumbLabel={shared('breadcrumb')}
      />
      <DealsRegion isPending={isPending} error={error} onRetry={() => void refetch()}>
        {details && <DealBody key={details.deal.id} details={details} onEnd={refetch} />}
        {details === null && (
          <EmptyState title={t('notFound.title')} text={t('notFound.text')} art={art['scene-not-found']}>
            <LinkButton href="/deals">{t('notFound.all')}</LinkButton>
          </EmptyState>
        )}
      </DealsRegion>
    </>
  );
}

export { DealPage as Component };
