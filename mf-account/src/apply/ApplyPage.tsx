import { usePage, useT } from '@marketplace/section-kit';
import { Container, EmptyState, ErrorState, LinkButton, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { SignedInOnly } from '../gate/SignedInOnly';
import { ApplicationView } from './ApplicationView';
import { applyMessages } from './applyMessages';
import { useApplications } from './useApplications';

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
      <Container>
        <SignedInOnly returnTo="/account/apply">{() => <Applications />}</SignedInOnly>
      </Container>
    </>
  );
}

function Applications() {
  const t = useT(applyMessages);
  const { data, error, isPending, refetch } = useApplications();
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={240} radius="var(--ui-radius-card)" />}
      {data?.length === 0 && (
        <EmptyState art={art['scene-empty']} title={t('none.title')} text={t('none.text')}>
          <LinkButton href="/apply">{t('none.link')}</LinkButton>
        </EmptyState>
      )}
      {data?.map((application) => (
        <ApplicationView key={application.id} application={application} />
      ))}
      {error && !data && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
    </LoadingRegion>
  );
}

export { ApplyPage as Component };
