import { ReadError, useAskedQuery, useDb } from 'section-kit';
import { keepPreviousData, useInfiniteQuery } from 'section-kit/query';
import { readReviews, reviewSorts, type Review, type ReviewList, type ReviewSort } from './ReviewList';

const PARAM = 'reviews';
/** Answers of a backend that has no reviews, or no professional with such an id. */
const NONE = new Set(['PGRST202', '42883', '22P02']);

/** The reviews of a professional in the order of the address (`?reviews=lowest`), page by page. */
export function useReviews(providerId: string) {
  const db = useDb();
  const [asked, ask] = useAskedQuery();
  const params = new URLSearchParams(asked);
  const sort = reviewSorts.find((known) => known === params.get(PARAM)) ?? 'newest';
  const query = useInfiniteQuery({
    queryKey: ['services', 'reviews', providerId, sort],
    queryFn: ({ pageParam, signal }) => readReviews(db, providerId, { sort, after: pageParam, signal }),
    initialPageParam: null as ReviewList['next'],
    getNextPageParam: (page) => page?.next ?? null,
    placeholderData: keepPreviousData,
  });
  const setSort = (next: ReviewSort) => {
    if (next === 'newest') params.delete(PARAM);
    else params.set(PARAM, next);
    ask(params);
  };
  const { data, error } = query;
  return {
    ...query,
    sort,
    setSort,
    first: data?.pages[0] ?? null,
    reviews: allReviews(data?.pages ?? []),
    /** Nothing to show, now or later. */
    hasNone: data?.pages[0] === null || (error instanceof ReadError && NONE.has(error.code ?? '')),
  };
}

/** A review that was published between two reads moves others to the next page; each is shown once. */
function allReviews(pages: readonly (ReviewList | null)[]): Review[] {
  return [...new Map(pages.flatMap((page) => page?.items ?? []).map((review) => [review.id, review])).values()];
}
