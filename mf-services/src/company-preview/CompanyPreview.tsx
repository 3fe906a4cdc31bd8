import { errorText, read, useDb, useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { useLatePart, useQuery } from '@marketplace/section-kit/query';
import { Container, ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { toProfile } from '../profile/ProviderProfile';
import { serviceMessages } from '../provider/messages';

// The public page itself, so that nothing of it is built twice.
const load = () => import('../profile/ProviderProfilePage');

/** The page of the company that the account works for, as visitors will read it once its draft is published. */
export function CompanyPreview() {
  const { company } = useCompanies();
  return company ? <Preview company={company} /> : null;
}

function Preview({ company: { id, name } }: { company: Company }) {
  const t = useT(serviceMessages);
  const db = useDb();
  const view = useLatePart('services/public-profile', load);
  const profile = useQuery({
    queryKey: ['services', 'company-preview', id],
    queryFn: async ({ signal }) => {
      const { data: row } = await read(db.rpc('company_preview', { provider: id }).abortSignal(signal));
      return row && toProfile(row);
    },
    // Every look is at what is drafted now.
    staleTime: 0,
    gcTime: 0,
  });
  const retry = () => void Promise.all([view.refetch(), profile.refetch()]);
  const error = view.error ?? profile.error;
  const Page = view.data;
  const shown = profile.data;
  return (
    <>
      {Page && <Page.ProfileHeader title={shown?.name ?? name} profile={shown} isPending={profile.isPending} />}
      <LoadingRegion loading={!error && (!Page || profile.isPending)} label={t('loading')} onRetry={retry}>
        {!Page && !error && <Skeleton height={320} />}
        {Page && profile.isPending && <Page.ProfileSkeleton />}
        {Page && shown && <Page.ProfileBody profile={shown} isPreview />}
        {error && !shown && (
          <Container>
            <ErrorState title={t('failedWith', { message: errorText(error, t('fetchFailed')) })} onRetry={retry} />
          </Container>
        )}
      </LoadingRegion>
    </>
  );
}

export { CompanyPreview as Component };
