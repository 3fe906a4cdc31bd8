import { useT } from '@marketplace/section-kit';
import { useCompanies } from '@marketplace/section-kit/companies';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { brand } from '@marketplace/shared-ui/brand';
import { ListingEditor } from './ListingEditor';
import { listingMessages } from './listingMessages';
import { PreviewHeader } from './PreviewHeader';
import { ListingPreview } from './ListingPreview';
import { useListing } from './useListing';

interface ListingViewProps {
  view: 'edit' | 'preview';
}

/** The page of the company that the account works for, or why there is none to write. */
export function ListingView({ view }: ListingViewProps) {
  const t = useT(listingMessages);
  const companies = useCompanies();
  const { company } = companies;
  const retry = () => void companies.refetch();
  if (company) return <OfCompany key={company.id} company={company.id} view={view} />;
  return (
    <>
      {view === 'preview' && <PreviewHeader />}
      <LoadingRegion loading={companies.isLoading} label={t('loading')} onRetry={retry}>
        {companies.isLoading && <Skeleton height={320} radius="var(--ui-radius-card)" />}
        {company === null && <None />}
        {companies.error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      </LoadingRegion>
    </>
  );
}

function OfCompany({ company, view }: ListingViewProps & { company: string }) {
  const t = useT(listingMessages);
  const { data, error, isPending, refetch } = useListing(company);
  const retry = () => void refetch();
  const isInactive = data?.status === 'suspended' || data?.status === 'closed';
  return (
    <>
      {view === 'preview' && data?.status !== 'approved' && <PreviewHeader />}
      <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
        {isPending && <Skeleton height={320} radius="var(--ui-radius-card)" />}
        {error && !data && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {data === null && <None />}
        {data?.status === 'approved' && (view === 'preview' ? <ListingPreview listing={data} /> : <ListingEditor listing={data} />)}
        {isInactive && (
          <EmptyState art={art['scene-empty']} title={t('inactive')} text={t('inactive.text', { address: brand.businessEmail })} />
        )}
        {data && data.status !== 'approved' && !isInactive && (
          <EmptyState art={art['scene-empty']} title={t('notLive')} text={t('notLive.text')}>
            <LinkButton href="/account/apply">{t('notLive.link')}</LinkButton>
          </EmptyState>
        )}
      </LoadingRegion>
    </>
  );
}

function None() {
  const t = useT(listingMessages);
  return (
    <EmptyState art={art['scene-empty']} title={t('none')} text={t('none.text')}>
      <LinkButton href="/apply">{t('none.link')}</LinkButton>
    </EmptyState>
  );
}
