import assert from 'node:assert/strict';
import { callAs } from '../support/callAs.ts';
import { companies } from '../support/requests.ts';
import type { ReviewList } from '../support/reviews.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { publishedReviews, shownRating } from './seenReviews.ts';
import { companyNames, type Company, type World } from './World.ts';

interface Page {
  jsonLd: { aggregateRating?: { ratingValue: number; reviewCount: number } }[];
}

/** Asserts that what everybody reads of a company's reviews is what the model says: nothing of one that waits, was refused or was removed. */
export async function assertPublished(database: TestDatabase, world: World, name: Company): Promise<void> {
  const provider = companies[name === 'one' ? 'provider' : 'rival'];
  const published = publishedReviews(world, name);
  const shown = shownRating(world, name);
  const list = await callAs<ReviewList | null>(database, 'anon', 'provider_reviews', { provider });
  assert.deepEqual(
    list && {
      shown: list.shown,
      histogram: list.histogram,
      items: list.items.map(({ id, proof, reply }) => [id, proof, reply?.body ?? null]),
    },
    shown && {
      shown,
      histogram: [5, 4, 3, 2, 1].map((stars) => published.filter(({ rating }) => rating === stars).length),
      items: published.map(({ id, proof, reply }) => [id, proof, reply]),
    },
    `the reviews of company ${name}`,
  );
  const page = await callAs<Page | null>(database, 'anon', 'describe_service', { params: { id: provider } });
  const rated = page?.jsonLd[0]!.aggregateRating;
  assert.deepEqual(
    rated ? [rated.ratingValue, rated.reviewCount] : null,
    shown?.rating ? [shown.rating, shown.review_count] : null,
    `what search engines read of company ${name}`,
  );
  assert.equal(await callAs(database, 'anon', 'verify_review_chain', { provider }), true, `the log of company ${name} is whole`);
}

/** Asserts that the staff is asked about every review that waits or was reported, and about no other. */
export async function assertQueue(database: TestDatabase, world: World): Promise<void> {
  const queue = await callAs<{ items: { id: string }[] }>(database, 'moderator', 'staff_queue', { queue: 'reviews' });
  const reviews = companyNames.flatMap((name) => world.reviews[name]);
  const asked = reviews.filter(({ status, reports }) => status === 'held' || reports.some(({ open }) => open)).map(({ id }) => id);
  assert.deepEqual(queue.items.map(({ id }) => id).sort(), asked.sort(), 'the queue of the staff');
}
