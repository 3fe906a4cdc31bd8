import { choiceParam, defineQuery, AppError, useDb, useSearchQuery } from '@marketplace/section-kit';
import { keepPreviousData, useInfiniteQuery } from '@marketplace/section-kit/query';
import { readReviews, reviewSorts, type Review, type ReviewList, type ReviewSort } from './ReviewList';

/**
 * The order of the reviews (`?reviews=lowest`) on a page that keeps more in its address.
 *
 * @public every codec is asked by the tests of its section
 */
export const reviewsQuery = defineQuery({ reviews: choiceParam('newest', reviewSorts) }, { keepsOthers: true });
/** What Postgres answers when a text cannot be the id of a professional. */
const IMPOSSIBLE_ID = '22P02';

/** The reviews of a professional in the order of the address (`?reviews=lowest`), page by page. */
export function useReviews(providerId: string) {
  const db = useDb();
  const [{ reviews: sort }, setQuery] = useSearchQuery(reviewsQuery);
  const query = useInfiniteQuery({
    queryKey: ['services', 'reviews', providerId, sort],
    queryFn: ({ pageParam, signal }) => readReviews(db, providerId, { sort, after: pageParam, signal }),
    initialPageParam: null as ReviewList['next'],
    getNextPageParam: (page) => page?.next ?? null,
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  return {
    ...query,
    sort,
    setSort: (next: ReviewSort) => setQuery({ reviews: next }),
    first: data?.pages[0] ?? null,
    reviews: allReviews(data?.pages ?? []),
    /** Nothing to show, now or later. */
    hasNone: data?.pages[0] === null || (error instanceof AppError && (error.kind === 'missing' || error.code === IMPOSSIBLE_ID)),
  };
}

/** A review that was published between two reads moves others to the next page; each is shown once. */
function allReviews(pages: readonly (ReviewList | null)[]): Review[] {
  return [...new Map(pages.flatMap((page) => page?.items ?? []).map((review) => [review.id, review])).values()];
}
