import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { CardGrid, EmptyState, ErrorState, LinkButton, LoadingRegion, LoadMore, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { myRequestsMessages } from './messages';
import { ProjectRow } from './ProjectRow';
import { useMyRequests } from './useMyRequests';

const Root = styled.section`
  margin-bottom: var(--ui-s-40);
  & > h2 { margin-bottom: var(--ui-s-24); font-size: 1.375rem; }
`;

/** On the dashboard: what the person asked for and where it stands. Nothing where requests are not kept. */
export function MyRequests() {
  const t = useT(myRequestsMessages);
  const titleId = useId();
  const { projects, isSignedIn, isMissing, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyRequests();
  if (!isSignedIn || isMissing) return null;
  const retry = () => void refetch();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
        {isPending && <Skeleton height={180} radius="var(--ui-radius-card)" />}
        {projects?.length === 0 && (
          <EmptyState title={t('empty.title')} text={t('empty.text')} art={art['scene-empty']}>
            <LinkButton href="/services">{t('empty.link')}</LinkButton>
          </EmptyState>
        )}
        {projects && projects.length > 0 && (
          <CardGrid min={320}>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectRow project={project} />
              </li>
            ))}
          </CardGrid>
        )}
        {error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {hasNextPage && <LoadMore onClick={() => void fetchNextPage()} busy={isFetchingNextPage} label={t('more')} />}
      </LoadingRegion>
    </Root>
  );
}

export { MyRequests as Component };
