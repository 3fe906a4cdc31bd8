import type { Db } from '@marketplace/section-kit';
import { profileRow } from '../../testing/profileRow';
import { requestBackend } from '../../testing/requestBackend';
import type { Review, ReviewList } from '../list/ReviewList';
import cases from './chainCases.json';

export const reviewRow = (part: Partial<Review> = {}): Review => ({
  id: cases.reviews[0]!.id,
  author: 'Marie T., Laval',
  rating: 5,
  on_time: 5,
  on_budget: null,
  tidy: 4,
  body: cases.reviews[0]!.body,
  salt: cases.reviews[0]!.salt,
  locale: 'en',
  created_at: '2026-11-02T14:03:11Z',
  proof: 'both',
  reply: null,
  ...part,
});

/** The reviews that the log of the test knows. */
export const loggedReviews: Review[] = cases.reviews.map((logged, index) =>
  reviewRow({
    ...logged,
    author: ['Marie T., Laval', null, 'Sam R.'][index]!,
    locale: index === 1 ? 'fr' : 'en',
    reply: index === 1 ? { body: 'We came back the week after.', created_at: '2026-11-10T15:00:00Z' } : null,
  }),
);

const reviewList = (part: Partial<ReviewList> = {}): ReviewList => ({
  items: loggedReviews,
  histogram: [1, 1, 0, 1, 0],
  shown: cases.shown,
  base: cases.base,
  can_reply: false,
  next: null,
  ...part,
});

type Answers = Parameters<typeof requestBackend>[0] & { list?: Partial<ReviewList> | null };

/** A backend with one professional, these reviews and the log that goes with them. */
export function reviewBackend({ list = {}, rpc, ...options }: Answers = {}) {
  const backend = requestBackend({
    ...options,
    rpc: {
      provider_profile: () => profileRow({ id: cases.provider }),
      provider_reviews: () => list && reviewList(list),
      review_chain: () => ({ entries: cases.entries, more: false, shown: cases.shown, base: cases.base }),
      ...rpc,
    },
  });
  return { ...backend, db: backend.db as Db };
}
