import { callFunction, read, useDb, usePage, useT, useWrite } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useLocation, useParams } from '@marketplace/section-kit/router';
import { Button, EmptyState, ErrorState, LinkButton, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { joinMessages } from './joinMessages';

/** What the link of an invitation opens: one press joins, opening it alone does nothing. */
export function JoinPage() {
  const t = useT(joinMessages);
  const { pathname } = useLocation();
  const { token = '' } = useParams();
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumb={[{ href: '/account', label: t('dashboard') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>
        <SignedInOnly returnTo={pathname}>{() => <Invitation token={token} />}</SignedInOnly>
      </AccountFrame>
    </>
  );
}

function Invitation({ token }: { token: string }) {
  const t = useT(joinMessages);
  const db = useDb();
  const queries = useQueryClient();
  const write = useWrite();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['account', 'invitation', token],
    queryFn: async ({ signal }) => (await read(db.rpc('team_invitation', { token }).abortSignal(signal))).data,
    staleTime: 0,
  });
  const accept = () => callFunction(db, 'accept_invitation', { token });
  const joinedKey = ['account', 'joined-team', token];
  // Whoever is in the team hears once more which one it is; nothing else happens.
  const joined = useQuery({ queryKey: joinedKey, queryFn: accept, enabled: data?.state === 'joined', staleTime: Infinity });
  const retry = () => void refetch();
  const join = () =>
    void write.run(async () => {
      queries.setQueryData(joinedKey, await accept());
      await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['my-companies'] })]);
    });
  const state = data && !data.mine && data.state === 'open' ? 'other' : data?.state;
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={240} radius="var(--ui-radius-card)" />}
      {error && !data && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {data === null && <EmptyState art={art['scene-empty']} title={t('unknown')} text={t('again.text')} />}
      {data && state === 'open' && (
        <EmptyState art={art['scene-welcome']} title={t('open', { company: data.company })} text={t(`as.${data.role}`)}>
          <Button busy={write.busy} busyLabel={t('joining')} disabled={write.blocked} onClick={join}>
            {t('join')}
          </Button>
          <RefusalAlert write={write} onRetry={join} />
        </EmptyState>
      )}
      {data && state === 'joined' && (
        <EmptyState art={art['scene-welcome']} title={t('joined', { company: data.company })} text={t('joined.text')}>
          <LinkButton href={`/account/leads${joined.data ? `?company=${joined.data.provider_id}` : ''}`}>{t('inbox')}</LinkButton>
        </EmptyState>
      )}
      {data && state === 'other' && (
        <EmptyState art={art['scene-empty']} title={t('other')} text={t('other.text', { email: data.email })} />
      )}
      {(state === 'used' || state === 'expired' || state === 'revoked') && (
        <EmptyState art={art['scene-empty']} title={t(state)} text={t('again.text')} />
      )}
    </LoadingRegion>
  );
}

export { JoinPage as Component };
