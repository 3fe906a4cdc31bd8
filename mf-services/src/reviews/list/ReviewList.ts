import { read, type Answer, type Db } from '@marketplace/section-kit';

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What `provider_reviews` answers. */
export type ReviewList = NonNullable<Answer<'provider_reviews'>>;
export type Review = ReviewList['items'][number];
/** A rating and how many reviews it rests on, as the directory shows it, with what was imported. */
export type RatingCount = ReviewList['shown'];
/** Ratings from elsewhere. */
export type RatingBase = NonNullable<ReviewList['base']>;

const PAGE_SIZE = 10;

/**
 * @returns `null` for a professional that is not in the directory
 * @throws {AppError}
 */
export async function readReviews(
  db: Db,
  provider: string,
  { sort, after, signal }: { sort: ReviewSort; after: ReviewList['next']; signal: AbortSignal },
): Promise<ReviewList | null> {
  const request = db.rpc('provider_reviews', { provider, sort, after, page_size: PAGE_SIZE });
  return (await read(request.abortSignal(signal))).data;
}
