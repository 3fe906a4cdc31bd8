import { isSuspended } from './rights.ts';
import type { Company, Review, World } from './World.ts';

const row = ({ id, rating, status, hold, proof, counted, reason, answer, reply, reports, erased }: Review) => ({
  ...{ id, rating, status, hold, proof, counted, reason, answer, reply, erased },
  reports: reports.filter(({ open }) => open).length,
});

/** The reviews of a company that everybody reads, newest first. */
export const publishedReviews = ({ reviews }: World, name: Company): Review[] =>
  reviews[name]
    .filter(({ status }) => status === 'published')
    .sort((one, other) => other.writtenOn - one.writtenOn || (one.id < other.id ? 1 : -1));

/** The rating that the directory shows of a company, null while it is not in it. */
export function shownRating(world: World, name: Company): { rating: number | null; review_count: number } | null {
  if (isSuspended(world, world.requests[name])) return null;
  const stars = publishedReviews(world, name).map(({ rating }) => rating);
  const sum = stars.reduce((total, rating) => total + rating, 0);
  return { rating: stars.length ? Math.round((sum / stars.length) * 10) / 10 : null, review_count: stars.length };
}

/** What has to stand in the tables about the reviews of both companies: the same rows as readReviews gives. */
export function expectedReviews(world: World) {
  const of = (name: Company) => ({
    reviews: world.reviews[name].map(row).sort((one, other) => (one.id < other.id ? -1 : 1)),
    log: world.log[name],
    shown: shownRating(world, name),
  });
  return { one: of('one'), two: of('two') };
}
