import { usePage, useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { applyMessages } from './applyMessages';
import { useApplications } from './useApplications';

const load = () => import(/* webpackChunkName: "application-view" */ './ApplicationView');

/** The way from an application to a page in the directory, for whoever applied. */
export function ApplyPage() {
  const t = useT(applyMessages);
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/account', label: t('dashboard') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>
        <SignedInOnly returnTo="/account/apply">{() => <Applications />}</SignedInOnly>
      </AccountFrame>
    </>
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
