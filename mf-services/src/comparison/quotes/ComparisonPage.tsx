import { AppError, usePage, useT } from '@marketplace/section-kit';
import { useParams } from '@marketplace/section-kit/router';
import { Card, Container, ErrorState, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { useEffect } from 'react';
import { NoProject } from '../../tracking/NoProject';
import { useProject } from '../../tracking/useProject';
import { ComparisonBody } from './ComparisonBody';
import { comparisonMessages } from './comparisonMessages';
import { openedLinks } from './openedLinks';
import { useLinkToken } from './useLinkToken';

/** The quotes for one request side by side, for its account or whoever has its private link. */
export function ComparisonPage() {
  const t = useT(comparisonMessages);
  const { id = '' } = useParams();
  const token = useLinkToken(id);
  const { data, error, isPending, refetch, whyNone, isSignedOut } = useProject(token ?? id);
  usePage({ title: t('title') });
  // A link of another request opens nothing under this address.
  const opened = data?.view.project.id === id ? data : null;
  const isUnknown = data !== undefined && opened === null;
  // A link may have ended since the tab kept it, and an account may open the request.
  useEffect(() => {
    if (isUnknown) openedLinks.of(id).clear();
  }, [isUnknown, id]);
  const isUnavailable = error instanceof AppError && error.kind === 'missing';
  const address = `/quotes/${encodeURIComponent(id)}/compare`;
  const retry = () => void refetch();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[
          isSignedOut ? { href: '/', label: t('home') } : { href: '/account', label: t('dashboard') },
          { href: `/r/${encodeURIComponent(token ?? id)}`, label: t('request') },
          { label: t('title') },
        ]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
          {isPending && (
            <Card as="div">
              <Skeleton height={420} />
            </Card>
          )}
          {opened && <ComparisonBody key={id} {...opened} onChanged={refetch} />}
          {isUnknown && <NoProject why={whyNone} returnTo={address} />}
          {error && !data && isUnavailable && <NoProject why="unavailable" returnTo="/" />}
          {error && !data && !isUnavailable && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        </LoadingRegion>
      </Container>
    </>
  );
}

export { ComparisonPage as Component };
