import { useT } from '@marketplace/section-kit';
import { useCompanies } from '@marketplace/section-kit/companies';
import { LatePart } from '@marketplace/section-kit/late-part';
import { useLocation } from '@marketplace/section-kit/router';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { AccountPage } from '../frame/AccountPage';
import { teamMessages } from './teamMessages';
import { useTeam } from './useTeam';

// It brings the library of forms, which whoever signs in here does not wait for.
const load = () => import(/* webpackChunkName: "team-view" */ './TeamView');

/** The people of the company that the account works for. */
export function TeamPage() {
  const t = useT(teamMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/team${search}`}>
      {() => <OfAccount />}
    </AccountPage>
  );
}

function OfAccount() {
  const t = useT(teamMessages);
  const { company, isLoading, error, refetch } = useCompanies();
  const retry = () => void refetch();
  if (company) return <OfCompany key={company.id} company={company.id} />;
  return (
    <LoadingRegion loading={isLoading} label={t('loading')} onRetry={retry}>
      {isLoading && <Skeleton height={240} radius="var(--ui-radius-card)" />}
      {company === null && <None />}
      {error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
    </LoadingRegion>
  );
}

function OfCompany({ company }: { company: string }) {
  const t = useT(teamMessages);
  const { data, error, isPending, refetch } = useTeam(company);
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={240} radius="var(--ui-radius-card)" />}
      {error && !data && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {data && (
        <LatePart name="account/team" load={load} failed={t('failed')} pending={<Skeleton height={240} radius="var(--ui-radius-card)" />}>
          {({ TeamView }) => <TeamView company={company} team={data} />}
        </LatePart>
      )}
      {data === null && <None />}
    </LoadingRegion>
  );
}

function None() {
  const t = useT(teamMessages);
  return (
    <EmptyState art={art['scene-empty']} title={t('none')} text={t('none.text')}>
      <LinkButton href="/apply">{t('none.link')}</LinkButton>
    </EmptyState>
  );
}

export { TeamPage as Component };
