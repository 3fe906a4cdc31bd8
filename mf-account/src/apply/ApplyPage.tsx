import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { AccountPage } from '../frame/AccountPage';
import { applyMessages } from './applyMessages';
import { useApplications } from './useApplications';

const load = () => import(/* webpackChunkName: "application-view" */ './ApplicationView');

/** The way from an application to a page in the directory, for whoever applied. */
export function ApplyPage() {
  const t = useT(applyMessages);
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo="/account/apply">
      {() => <Applications />}
    </AccountPage>
  );
}

function Applications() {
  const t = useT(applyMessages);
  const applications = useApplications();
  // Its forms are fetched beside the answer: who only signs in here does not wait for them.
  const view = useLatePart('account/application', load);
  const retry = () => void Promise.all([applications.refetch(), view.refetch()]);
  const View = view.data?.ApplicationView;
  const data = View && applications.data;
  const hasFailed = !data && (view.error ?? applications.error);
  const isLoading = !data && !hasFailed;
  return (
    <LoadingRegion loading={isLoading} label={t('loading')} onRetry={retry}>
      {isLoading && <Skeleton height={240} radius="var(--ui-radius-card)" />}
      {data?.length === 0 && (
        <EmptyState art={art['scene-empty']} title={t('none.title')} text={t('none.text')}>
          <LinkButton href="/apply">{t('none.link')}</LinkButton>
        </EmptyState>
      )}
      {View && data?.map((application) => <View key={application.id} application={application} />)}
      {hasFailed && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
    </LoadingRegion>
  );
}

export { ApplyPage as Component };
