import { usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { useLocation } from '@marketplace/section-kit/router';
import { ErrorState, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { listingMessages } from './listingMessages';
import { listingQuery } from './listingQuery';

const load = () => import(/* webpackChunkName: "listing-view" */ './ListingView');

/** The page of a company of the account: to write, and as visitors will read it. */
export function ListingPage() {
  const t = useT(listingMessages);
  const { search } = useLocation();
  const [{ view }] = useSearchQuery(listingQuery);
  usePage({ title: t(view === 'preview' ? 'preview.title' : 'title') });
  const gate = <SignedInOnly returnTo={`/account/listing${search}`}>{() => <Late view={view} />}</SignedInOnly>;
  // The preview brings its own heading and takes the whole width, as the page of the directory does.
  if (view === 'preview') return gate;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/account', label: t('dashboard') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>{gate}</AccountFrame>
    </>
  );
}

function Late({ view }: { view: 'edit' | 'preview' }) {
  const t = useT(listingMessages);
  const { data, error, refetch } = useLatePart('account/listing', load);
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={!data && !error} label={t('loading')} onRetry={retry}>
      {!data && !error && <Skeleton height={320} radius="var(--ui-radius-card)" />}
      {error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {data && <data.ListingView view={view} />}
    </LoadingRegion>
  );
}

export { ListingPage as Component };
