import { useFocusFirstNew, useLocale, useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { ErrorState, FormAlert, formatNumber, LoadingRegion, LoadMore, SelectField, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { RatingSummary } from './list/RatingSummary';
import { ReviewItem } from './list/ReviewItem';
import { reviewSorts, type ReviewSort } from './list/ReviewList';
import { reviewMessages } from './list/reviewMessages';
import { useReviews } from './list/useReviews';
import { VerifyRating } from './verify/VerifyRating';
import { useReviewDialog } from './write/useReviewDialog';

const Lead = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Method = styled.details`
  max-width: 70ch;
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
  & > summary { min-height: 44px; align-content: center; cursor: pointer; }
`;

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-20);
`;

const Sort = styled(SelectField)`
  max-width: 260px;
`;

const List = styled.ul<{ $stale: boolean }>`
  display: grid;
  gap: var(--ui-s-16);
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

/** Where links to the reviews of a profile lead. */
const PLACE = 'reviews';

/** What people say whose job a company finished, and a way to check the rating. Hidden where there is no such thing. */
export function ReviewsSection({ providerId }: { providerId: string }) {
  const t = useT(reviewMessages);
  const locale = useLocale();
  const headingId = useId();
  const query = useReviews(providerId);
  const { first, reviews, sort, error } = query;
  const { listRef, focusFirstNew } = useFocusFirstNew(reviews.length);
  const { dialog, open } = useReviewDialog(() => void query.refetch());
  if (query.hasNone) return null;
  const retry = () => void query.refetch();
  if (query.isPending) {
    return (
      <LoadingRegion loading label={t('loading')} onRetry={retry}>
        <Skeleton height={160} radius="16px" />
      </LoadingRegion>
    );
  }

  const count = first?.histogram.reduce((sum, stars) => sum + stars, 0) ?? 0;
  const number = (value: number) => formatNumber(value, locale);
  const loadMore = () => {
    focusFirstNew();
    void query.fetchNextPage();
  };
  return (
    <section id={PLACE} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <Lead>{t('lead')}</Lead>
      <Method>
        <summary>{t('held.title')}</summary>
        {t('held')}
      </Method>
      <Body>
        {first && <RatingSummary {...first} />}
        {first && <VerifyRating providerId={providerId} reviews={reviews} />}
        {count > 1 && (
          <Sort
            label={t('sort')}
            value={sort}
            onChange={({ target }) => query.setSort(target.value as ReviewSort)}
            options={reviewSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        )}
        {reviews.length > 0 && (
          <List ref={listRef} role="list" aria-label={t('list')} $stale={query.isPlaceholderData}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} canReply={first?.can_reply ?? false} onOpen={open} />
              </li>
            ))}
          </List>
        )}
        {error && !first && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {query.isFetchNextPageError && <FormAlert>{t('more.failed')}</FormAlert>}
        {query.hasNextPage && (
          <LoadMore
            label={t('more')}
            note={t('loaded', { loaded: number(reviews.length), count: number(count) })}
            busy={query.isFetchingNextPage}
            onClick={loadMore}
          />
        )}
      </Body>
      {dialog}
    </section>
  );
}
