import { newReview } from '../../support/reviews.ts';
import { answering, byToken, homeowners, inactive, type CallAttack, type Target } from './CallAttack.ts';

const guestsDenied = { 42501: ['device', 'mail', 'expiredLink', 'revokedLink', 'anon'] } as const;
const ofCompany = ({ company }: Target) => ({ provider: company });
const report = (target_kind: string, target_id: string) => ({
  report: { id: crypto.randomUUID(), target_kind, target_id, reason: 'spam' },
});
const upload = (kind: string, target: string, n: number) => ({ kind, target, n, type: 'image/jpeg' });

/** What is called around the review of finished work. */
const aroundReviews = {
  submit_review: {
    stage: 'completed',
    given: ({ request }) => ({ review: newReview({ request, token: null }, { id: '00000000-0000-4000-8000-00000000ab10' }) }),
    withToken: ({ review }, token) => ({ review: { ...(review as object), token } }),
    expected: { ok: homeowners },
    others: 'PT403',
  },
  answer_hold: {
    stage: 'held',
    given: ({ review }) => ({ review_id: review, body: 'We met by chance.' }),
    ...byToken,
    expected: { ok: homeowners },
    others: 'PT404',
  },
  'answer_hold of a published one': {
    stage: 'reviewed',
    given: ({ review }) => ({ review_id: review, body: 'We met by chance.' }),
    ...byToken,
    expected: { PT409: homeowners },
    others: 'PT404',
  },
  reply_to_review: {
    stage: 'reviewed',
    given: ({ review }) => ({ review_id: review, body: 'Thank you.' }),
    expected: { ok: answering, ...guestsDenied },
    others: 'PT403',
  },
  'reply_to_review of a held one': {
    stage: 'held',
    given: ({ review }) => ({ review_id: review, body: 'Thank you.' }),
    expected: guestsDenied,
    others: 'PT404',
  },
  moderate_review: {
    stage: 'reviewed',
    given: ({ review }) => ({ review_id: review, event: 'remove', reason: 'spam', note: 'Looked at.' }),
    // The moderator who has a company decides about all others.
    expected: { ok: ['moderator', 'ownModerator', 'staff'], ...guestsDenied },
    others: 'PT403',
  },
  'moderate_review of a held one': {
    stage: 'held',
    given: ({ review }) => ({ review_id: review, event: 'publish', note: 'Looked at.' }),
    expected: { ok: ['moderator', 'ownModerator', 'staff'], ...guestsDenied },
    others: 'PT403',
  },
  // Whoever reads something may say what is wrong with it.
  submit_report: { stage: 'reviewed', given: ({ review }) => report('review', review), ...byToken, expected: {}, others: 'ok' },
  'submit_report of a held one': {
    stage: 'held',
    given: ({ review }) => report('review', review),
    ...byToken,
    expected: {},
    others: 'PT404',
  },
  'submit_report of a company': {
    stage: 'sent',
    given: ({ company }) => report('provider', company),
    ...byToken,
    expected: { PT403: [...answering, 'crew'], PT404: inactive },
    others: 'ok',
  },
  'submit_report of a message': {
    stage: 'written',
    given: ({ message }) => report('message', message),
    ...byToken,
    // The homeowner wrote it; all of the company read it, also when it may not answer any more.
    expected: { ok: [...answering, 'crew', ...inactive], PT403: homeowners },
    others: 'PT404',
  },
  // Public, and the same for everybody: a company that is not approved has no page, for its own people neither.
  provider_reviews: { stage: 'reviewed', given: ofCompany, expected: { null: inactive }, others: 'ok' },
  review_chain: { stage: 'reviewed', given: ofCompany, expected: { null: inactive }, others: 'ok' },
  verify_review_chain: { stage: 'reviewed', given: ofCompany, expected: {}, others: 'ok' },
} satisfies Record<string, CallAttack>;

/** What is called for the photos of a request, its messages and a company. */
const aroundPhotos = {
  begin_upload: {
    stage: 'sent',
    given: ({ project }) => upload('project', project, 1),
    ...byToken,
    // What an account asked for takes photos of that account alone.
    expected: { ok: ['owner'], PT409: ['device', 'mail'] },
    others: 'PT403',
  },
  'begin_upload of a message': {
    stage: 'connected',
    given: ({ request }) => upload('message', request, 1),
    ...byToken,
    expected: { ok: [...homeowners, ...answering] },
    others: 'PT403',
  },
  'begin_upload of a company': {
    stage: 'sent',
    given: ({ company }) => upload('portfolio', company, 1),
    ...byToken,
    expected: { ok: answering, PT409: inactive },
    others: 'PT404',
  },
  project_photos: {
    stage: 'sent',
    given: ({ project }) => ({ id: project }),
    ...byToken,
    expected: { ok: [...homeowners, ...answering, 'crew'] },
    others: 'null',
  },
} satisfies Record<string, CallAttack>;

/** Every function around reviews and photos that the API offers. */
export const reviewCalls: Readonly<Record<string, CallAttack>> = { ...aroundReviews, ...aroundPhotos };
