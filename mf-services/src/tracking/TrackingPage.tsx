import { AppError, usePage, useT } from '@marketplace/section-kit';
import { useParams } from '@marketplace/section-kit/router';
import { Card, Container, ErrorState, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { NoProject } from './NoProject';
import { ProjectBody } from './ProjectBody';
import { trackingMessages } from './trackingMessages';
import { useProject } from './useProject';

/** Follows one request, by its private link or by its id for its account. The link is a secret: it stands in no title. */
export function TrackingPage() {
  const t = useT(trackingMessages);
  const { token: reference = '' } = useParams();
  const { data, error, isPending, refetch, dataUpdatedAt, whyNone, isSignedOut } = useProject(reference);
  usePage({ title: t('title') });
  const isUnavailable = error instanceof AppError && error.kind === 'missing';
  const retry = () => void refetch();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[isSignedOut ? { href: '/', label: t('home') } : { href: '/account', label: t('dashboard') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
          {isPending && (
            <Card as="div">
              <Skeleton height={240} />
            </Card>
          )}
          {data && <ProjectBody key={reference} {...data} readAt={dataUpdatedAt} onChanged={refetch} />}
          {data === null && <NoProject why={whyNone} returnTo={`/r/${reference}`} />}
          {error && !data && isUnavailable && <NoProject why="unavailable" returnTo="/" />}
          {error && !data && !isUnavailable && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        </LoadingRegion>
      </Container>
    </>
  );
}

export { TrackingPage as Component };
