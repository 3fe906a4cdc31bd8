import { seedId } from '../../seed/sql.ts';
import { callableByAll, closedTable, everybody, newId, type Attempt, type AttackFeature, type Values } from './AttackFeature.ts';

const id = (kind: string) => `00000000-0000-4000-8000-${kind}00000001`;
const project = id('0051');
const request = id('0052');
const review = id('0053');
const report = id('0054');
const provider = seedId('service 0');

export const reviews: AttackFeature = {
  alsoByCompanies: true,
  attempts: {
    reviews: [
      { operation: 'select', expected: everybody('denied') },
      {
        operation: 'insert',
        values: { id: newId, request_id: request, provider_id: provider, rating: 5, body: 'Planted by somebody else.', locale: 'en' },
        expected: everybody('denied'),
      },
      ...(
        [
          { rating: 1 },
          { status: 'removed' },
          { hold: '{}' },
          { published_at: '2026-01-01T00:00:00Z' },
          { proof: 'both' },
          { body: 'Rewritten by somebody else.' },
        ] as Values[]
      ).map((values): Attempt => ({
        operation: 'update',
        target: { id: review },
        values,
        expected: everybody('denied'),
      })),
      { operation: 'delete', target: { id: review }, expected: everybody('denied') },
    ],
    review_log: closedTable(
      { review_id: review },
      {
        provider_id: provider,
        seq: 2,
        event: 'remove',
        review_id: review,
        rating: 5,
        body_hash: '',
        at: '2026-01-01T00:00:00Z',
        prev_hash: '',
        hash: '',
      },
      { rating: 1 },
    ),
    review_replies: closedTable(
      { review_id: review },
      { review_id: review, provider_id: provider, body: 'Planted' },
      { body: 'Rewritten' },
    ),
    reports: [
      { operation: 'select', expected: everybody('denied') },
      {
        operation: 'insert',
        values: { id: newId, target_kind: 'review', target_id: review, reason: 'spam' },
        expected: everybody('denied'),
      },
      { operation: 'update', target: { id: report }, values: { status: 'dismissed' }, expected: everybody('denied') },
      { operation: 'delete', target: { id: report }, expected: everybody('denied') },
    ],
  },
  grants: [],
  functions: [
    ...callableByAll('submit_review', 'answer_hold', 'submit_report', 'provider_reviews', 'review_chain', 'verify_review_chain'),
    'authenticated may call public.my_reports',
    'authenticated may call public.reply_to_review',
    'authenticated may call public.moderate_review',
  ],
  prepare: ({ owner }) => `
insert into public.projects (id, requester_id, service_name, locale, source) values ('${project}', '${owner}', 'Leak repair', 'en', 'profile');
insert into public.quote_requests (id, project_id, provider_id, status, sent_at, connected_at)
  values ('${request}', '${project}', '${provider}', 'completed', now(), now());
insert into public.reviews (id, request_id, provider_id, author, rating, body, locale)
  values ('${review}', '${request}', '${provider}', 'Sam R., Laval', 5, 'They came, fixed it and left no mess.', 'en');
insert into public.review_replies (review_id, provider_id, body) values ('${review}', '${provider}', 'Thank you.');
insert into public.reports (id, reporter_id, target_kind, target_id, reason) values ('${report}', '${owner}', 'review', '${review}', 'spam');
`,
};
