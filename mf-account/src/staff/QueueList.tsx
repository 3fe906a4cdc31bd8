import { useLocale, useT } from '@marketplace/section-kit';
import { Card, EmptyState, ErrorState, formatDate, LoadingRegion, LoadMore, Skeleton, StretchedLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { staffMessages } from './staffMessages';
import { useFactWords } from './useFactWords';
import { useStaffQueue, type Queue } from './useStaff';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding-block: var(--ui-s-16) var(--ui-s-40);
  overflow-wrap: anywhere;
  & p { color: var(--ui-ink-muted); }
`;

/** What waits in one queue, oldest first. */
export function QueueList({ queue }: { queue: Queue }) {
  const t = useT(staffMessages);
  const locale = useLocale();
  const words = useFactWords();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStaffQueue(queue);
  const items = data?.pages.flatMap((page) => page?.items ?? []);
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={120} radius="var(--ui-radius-card)" />}
      {items?.length === 0 && <EmptyState title={t('none')} />}
      {items && items.length > 0 && (
        <List role="list">
          {items.map(({ id, title, detail, status, since }) => (
            <Card as="li" key={id}>
              <h2>
                <StretchedLink href={`/account/staff/${queue}/${id}`}>{title}</StretchedLink>
              </h2>
              <p>{[words.value(detail), words.status(status), t('since', { date: formatDate(since, locale) })].join(' · ')}</p>
            </Card>
          ))}
        </List>
      )}
      {error && !items && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {hasNextPage && <LoadMore onClick={() => void fetchNextPage()} busy={isFetchingNextPage} label={t('more')} />}
    </LoadingRegion>
  );
}
