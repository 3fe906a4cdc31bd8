import { errorText, useDb, useLocale, usePage, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { useParams } from '@marketplace/section-kit/router';
import { Container, EmptyState, ErrorState, LinkButton, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { materialMessages } from '../materialMessages';
import { CatalogueMissing } from '../NothingFound';
import { isCatalogueMissing } from '../searchMaterials';
import { MaterialBody } from './MaterialBody';
import { materialPageMessages } from './materialPageMessages';
import { readMaterial } from './readMaterial';

const Waiting = styled(Container)`
  min-height: 100dvh;
`;

/** One material. An id that nothing has is an address that does not exist. */
export function MaterialPage() {
  const t = useT(materialPageMessages);
  const shared = useT(materialMessages);
  const db = useDb();
  const locale = useLocale();
  const { id = '' } = useParams();
  const {
    data: details,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['materials', 'material', locale, id],
    queryFn: ({ signal }) => readMaterial(db, id, locale, signal),
    retry: (failures, failure) => !isCatalogueMissing(failure) && failures < 2,
  });
  const title = details === null ? t('notFound.title') : (details?.material.name ?? null);
  usePage({ title });
  const retry = () => void refetch();
  return (
    <>
      <PageHeader
        title={title ?? t('title')}
        breadcrumb={[
          { href: '/', label: t('home') },
          { href: '/materials', label: t('catalogue') },
        ]}
        breadcrumbLabel={t('breadcrumb')}
      />
      {/* A long name takes a second line: what is there by then is another region, so that nothing moves. */}
      <LoadingRegion key={isPending ? 'waiting' : 'here'} loading={isPending} label={shared('loading')} onRetry={retry}>
        {isPending && (
          <Waiting>
            <Skeleton height={320} radius="var(--ui-radius-l)" />
          </Waiting>
        )}
        {details && <MaterialBody key={details.material.id} details={details} />}
        {details === null && (
          <EmptyState title={t('notFound.title')} text={t('notFound.text')} art={art['scene-not-found']}>
            <LinkButton href="/materials">{t('notFound.all')}</LinkButton>
          </EmptyState>
        )}
        {error &&
          !details &&
          (isCatalogueMissing(error) ? (
            <CatalogueMissing />
          ) : (
            <Container>
              <ErrorState title={shared('failed', { message: errorText(error, shared('fetchFailed')) })} onRetry={retry} />
            </Container>
          ))}
      </LoadingRegion>
    </>
  );
}

export { MaterialPage as Component };
