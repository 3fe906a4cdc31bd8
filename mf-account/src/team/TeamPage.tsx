import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { useLocation } from '@marketplace/section-kit/router';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { AccountPage } from '../frame/AccountPage';
import { NoCompany, OfCompany } from '../frame/OfCompany';
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
      {() => <OfCompany>{({ id }) => <OfTeam company={id} />}</OfCompany>}
    </AccountPage>
  );
}

function OfTeam({ company }: { company: string }) {
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
      {data === null && <NoCompany />}
    </LoadingRegion>
  );
}

export { TeamPage as Component };
