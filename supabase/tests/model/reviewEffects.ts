import type { Effect, ReviewDecision } from './Call.ts';
import { customerOf, isAuthor, isSuspended } from './rights.ts';
import { holdsOf, proofOf } from './reviewHolds.ts';
import { mailCompany } from './transition.ts';
import { answering, refuseIf, type Company, type Request, type Review, type World } from './World.ts';

/** The request that a review is about, as mails name it. */
const subjectOf = ({ by }: Pick<Review, 'by'>, company: Company) => (by === 'homeowner' ? company : `${by}-${company}`);

/** Makes a review count, which the company hears, and its author when it had to wait. */
export function publish(world: World, request: Request, review: Review): void {
  const { company } = request;
  Object.assign(review, { status: 'published', counted: true, reason: null });
  world.log[company].push(`publish ${review.id}`);
  mailCompany(world, request, 'review_published', subjectOf(review, company));
  if (review.hold.length > 0) world.mails.add(`review_published/${review.id}/published`);
}

export const review: Effect<'review'> = (world, request, { who, id, rating, isTooShort, isFromOffice }) => {
  const by = customerOf(who);
  refuseIf(!isAuthor(world, by, who), 'PT403');
  refuseIf(by === 'homeowner' && request.status !== 'completed', 'PT409');
  const reviews = world.reviews[request.company];
  const known = reviews.find((other) => other.by === by);
  refuseIf(known !== undefined && known.id !== id, 'PT409');
  if (known) return;
  refuseIf(isTooShort, 'PT422');
  const hold = holdsOf(world, request, by, isFromOffice);
  const written: Review = {
    ...{ id, by, rating, hold, status: 'held', proof: proofOf(request, by), writtenOn: world.today },
    ...{ counted: false, reason: null, answer: null, reply: null, reports: [], erased: false },
  };
  reviews.push(written);
  if (hold.length > 0) world.mails.add(`review_held/${id}`);
  else publish(world, request, written);
};

const find = (world: World, { company }: Request, id: string) => world.reviews[company].find((known) => known.id === id);

export const answerHold: Effect<'answerHold'> = (world, request, { who, review: id, words }) => {
  const held = find(world, request, id);
  refuseIf(!held || !isAuthor(world, held.by, who), 'PT404');
  if (held!.answer === words) return;
  refuseIf(held!.answer !== null || held!.status !== 'held', 'PT409');
  held!.answer = words;
};

export const reply: Effect<'reply'> = (world, request, { who, review: id, words }) => {
  const shown = find(world, request, id);
  refuseIf(shown?.status !== 'published', 'PT404');
  refuseIf(!answering[request.company].includes(who) || isSuspended(world, request), 'PT403');
  refuseIf(shown!.reply !== null && shown!.reply !== words, 'PT409');
  shown!.reply = words;
  world.mails.add(`review_reply/${id}`);
};

export const report: Effect<'report'> = (world, request, { who, id, review: shownId }) => {
  const shown = find(world, request, shownId);
  refuseIf(shown?.status !== 'published', 'PT404');
  if (!shown!.reports.some((known) => known.id === id)) shown!.reports.push({ id, who, open: true });
};

const takingAway: readonly ReviewDecision[] = ['remove', 'erase', 'refuse'];
const endingTheWait: readonly ReviewDecision[] = ['publish', 'refuse'];

/** Whether a decision fits where a review stands. */
function isDecidable({ status, erased }: Review, decision: ReviewDecision): boolean {
  if (decision === 'restore' && erased) return false;
  const isWaiting = status === 'held' || status === 'refused';
  return decision === 'erase' || endingTheWait.includes(decision) === isWaiting || (decision === 'publish' && status === 'published');
}

/** Takes a review away, with its words for good when it is erased. The first reason stays. */
function takeAway(world: World, { company }: Request, review: Review, erased: boolean): void {
  if (review.status === 'published') world.log[company].push(`remove ${review.id}`);
  Object.assign(review, { status: 'removed', reason: review.reason ?? 'spam', erased });
  if (erased) review.answer = null;
}

export const moderate: Effect<'moderate'> = (world, request, { who, review: id, decision, isReasoned }) => {
  refuseIf(who !== 'moderator' && who !== 'ownModerator', 'PT403');
  refuseIf(takingAway.includes(decision) && !isReasoned, 'PT422');
  const review = find(world, request, id);
  refuseIf(!review, 'PT404');
  refuseIf(!isDecidable(review!, decision), 'PT409');
  const isOwn = who === 'ownModerator' && request.company === 'one';
  refuseIf(isOwn || review!.reports.some(({ who: reporter, open }) => open && reporter === who), 'PT403');
  const { status, erased } = review!;
  if (decision === 'publish' && status !== 'published') publish(world, request, review!);
  if (decision === 'refuse' && status === 'held') {
    Object.assign(review!, { status: 'refused', reason: 'spam' });
    world.mails.add(`review_published/${id}/refused`);
  }
  if ((decision === 'remove' && status === 'published') || (decision === 'erase' && !erased))
    takeAway(world, request, review!, decision === 'erase');
  if (decision === 'restore' && status === 'removed') {
    Object.assign(review!, { status: 'published', reason: null });
    world.log[request.company].push(`restore ${id}`);
  }
  if (decision === 'erase' || decision === 'remove_reply') review!.reply = null;
  for (const known of review!.reports) known.open = false;
};
