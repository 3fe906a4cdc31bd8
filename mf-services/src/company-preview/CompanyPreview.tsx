import { errorText, read, useDb, useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { useQuery } from '@marketplace/section-kit/query';
import { Container, ErrorState, LoadingRegion } from '@marketplace/shared-ui';
import { ProfileBody } from '../profile/ProfileBody';
import { ProfileHeader } from '../profile/ProfileHeader';
import { ProfileSkeleton } from '../profile/ProfileSkeleton';
import { toProfile } from '../profile/ProviderProfile';
import { serviceMessages } from '../provider/messages';

/** The page of the company that the account works for, as visitors will read it once its draft is published. */
export function CompanyPreview() {
  const { company } = useCompanies();
  return company ? <Preview company={company} /> : null;
}

function Preview({ company: { id, name } }: { company: Company }) {
  const t = useT(serviceMessages);
  const db = useDb();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['services', 'company-preview', id],
    queryFn: async ({ signal }) => {
      const { data: row } = await read(db.rpc('company_preview', { provider: id }).abortSignal(signal));
      return row && toProfile(row);
    },
    // Every look is at what is drafted now.
    staleTime: 0,
    gcTime: 0,
  });
  const retry = () => void refetch();
  return (
    <>
      <ProfileHeader title={data?.name ?? name} profile={data} />
      <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
        {isPending && <ProfileSkeleton />}
        {data && <ProfileBody profile={data} isPreview />}
        {error && !data && (
          <Container>
            <ErrorState title={t('failedWith', { message: errorText(error, t('fetchFailed')) })} onRetry={retry} />
          </Container>
        )}
      </LoadingRegion>
    </>
  );
}

export { CompanyPreview as Component };
