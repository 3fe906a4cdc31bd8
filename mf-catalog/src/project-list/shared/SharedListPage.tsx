import { AppError, useDb, usePage, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { useParams } from '@marketplace/section-kit/router';
import { Card, Container, EmptyState, ErrorState, LinkButton, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { listMessages } from '../listMessages';
import { readSharedList } from './readSharedList';
import { SharedBody } from './SharedBody';

/** Somebody else's list by its private link. The link is a secret: it stands in no title. */
export function SharedListPage() {
  const t = useT(listMessages);
  const db = useDb();
  const { token = '' } = useParams();
  usePage({ title: t('shared.title') });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shared-list', token],
    staleTime: 0,
    queryFn: ({ signal }) => readSharedList(db, token, signal),
  });
  const isUnavailable = error instanceof AppError && error.kind === 'missing';
  const retry = () => void refetch();
  return (
    <>
      <PageHeader
        title={t('shared.title')}
        lead={t('shared.lead')}
        breadcrumb={[{ href: '/materials', label: t('home') }, { label: t('shared.title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
          {isPending && (
            <Card as="div" aria-hidden="true">
              <Skeleton height={240} />
            </Card>
          )}
          {data && <SharedBody key={token} list={data} />}
          {(data === null || isUnavailable) && (
            <EmptyState
              title={t(isUnavailable ? 'shared.unavailable' : 'shared.none')}
              text={isUnavailable ? undefined : t('shared.none.text')}
              art={art['scene-empty']}
            >
              <LinkButton href="/list">{t('shared.open')}</LinkButton>
            </EmptyState>
          )}
          {error && !data && !isUnavailable && <ErrorState title={t('shared.failed')} text={t('shared.failed.text')} onRetry={retry} />}
        </LoadingRegion>
      </Container>
    </>
  );
}

export { SharedListPage as Component };
