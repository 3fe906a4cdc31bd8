import { read, type Db } from 'section-kit';

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export interface Review {
  id: string;
  /** Such as "Marie T., Laval"; `null` for somebody who is not named any more. */
  author: string | null;
  rating: number;
  on_time: number | null;
  on_budget: number | null;
  tidy: number | null;
  body: string;
  /** With it anybody can check the body against the log. */
  salt: string;
  locale: 'en' | 'fr';
  created_at: string;
  reply: { body: string; created_at: string } | null;
}

/** A rating and how many reviews it rests on. */
export interface RatingCount {
  rating: number | null;
  review_count: number;
}

export interface RatingBase {
  rating: number;
  review_count: number;
  source: string;
}

/** What `provider_reviews` answers. */
export interface ReviewList {
  items: Review[];
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  histogram: number[];
  /** As the directory shows it, with what was imported. */
  shown: RatingCount;
  /** Ratings from elsewhere. */
  base: RatingBase | null;
  /** Whether the visitor may answer for the company. */
  can_reply: boolean;
  /** Where the next page begins; `null` at the end. */
  next: Record<string, unknown> | null;
}

const PAGE_SIZE = 10;

/**
 * @returns `null` for a professional that is not in the directory
 * @throws {ReadError}
 */
export async function readReviews(
  db: Db,
  provider: string,
  { sort, after, signal }: { sort: ReviewSort; after: ReviewList['next']; signal: AbortSignal },
): Promise<ReviewList | null> {
  const request = db.rpc('provider_reviews', { provider, sort, after, page_size: PAGE_SIZE });
  return (await read<ReviewList | null>(request.abortSignal(signal))).data;
}
