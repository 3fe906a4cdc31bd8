import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { listingMessages } from './listingMessages';
import { PreviewHeader } from './PreviewHeader';

const load = () => import(/* webpackChunkName: "listing-view" */ './ListingView');

/** A view of the page; who only signs in here does not wait for its forms. */
export function LateListing({ view }: { view: 'edit' | 'preview' }) {
  const t = useT(listingMessages);
  const { data, error, refetch } = useLatePart('account/listing', load);
  const retry = () => void refetch();
  return (
    <>
      {!data && view === 'preview' && <PreviewHeader />}
      <LoadingRegion loading={!data && !error} label={t('loading')} onRetry={retry}>
        {!data && !error && <Skeleton height={320} radius="var(--ui-radius-card)" />}
        {error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {data && <data.ListingView view={view} />}
      </LoadingRegion>
    </>
  );
}
