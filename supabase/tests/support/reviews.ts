import type { Actor } from '../attacks/AttackFeature.ts';
import { answerRequest } from './answerRequest.ts';
import { callAs } from './callAs.ts';
import { anyNotice, companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './requests.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A job whose reviewer is a guest with a token, or an account without one. */
export interface Job {
  request: string;
  project: string;
  actor: Actor;
  token: string | null;
}

/** The guest's way to say who they are; nothing for an account. */
const credentials = ({ token }: Pick<Job, 'token'>) => (token ? { token } : {});

let made = 0;
let named = 0;

/**
 * Work that both sides called finished, unless it stops `at` an earlier state: given days ago to a company, the provider's unless
 * another is named, by somebody whom nothing connects with it or another customer, so that no review of it has to wait.
 */
export async function doWork(
  database: TestDatabase,
  {
    actor = 'anon',
    at = 'completed',
    company = 'provider',
    ...changes
  }: {
    actor?: Actor;
    at?: 'hired' | 'completed';
    company?: 'provider' | 'rival';
    contact?: Record<string, unknown>;
    postal_code?: string;
  } = {},
): Promise<Job> {
  const token = actor === 'anon' ? tokenOf(`job ${++made}`) : null;
  const nobodyElse = { ...contact, email: `sam.${++named}@example.ca`, phone: `416-555-1${String(named).padStart(3, '0')}` };
  const project = newProject({ provider_ids: [companies[company]], contact: nobodyElse, ...(token && { token }), ...changes });
  // Each guest comes from an address of its own, so that no test meets the limit of another.
  const submitted = await callAs<Submitted>(database, actor, 'submit_project', { project }, `192.0.2.${made % 250}`);
  await confirmContact(database, submitted.id, '2 days');
  const { id } = submitted.requests.find(({ provider_id }) => provider_id === companies[company])!;
  await answerRequest((name, given) => callAs(database, company, name, given), id);
  await callAs(database, actor, 'advance_request', { request_id: id, to_status: 'hired', ...credentials({ token }) });
  await database.query("update private.jobs set hired_at = hired_at - interval '2 days' where request_id = $1", [id]);
  if (at === 'completed') {
    await callAs(database, company, 'finish_job', { request_id: id });
    await callAs(database, actor, 'finish_job', { request_id: id, ...credentials({ token }) });
  }
  return { request: id, project: submitted.id, actor, token };
}

export interface Review {
  id: string;
  status: string;
  author: string | null;
  rating: number;
  created_at: string;
  hold: string[];
}

/** A review as the form sends it, with a new id; `changes` replace its fields. */
export const newReview = (job: Pick<Job, 'request' | 'token'>, changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  request_id: job.request,
  rating: 5,
  body: 'They came on time and fixed the leak for good.',
  locale: 'en',
  notice: anyNotice,
  ...credentials(job),
  ...changes,
});

/** A review of the job by whoever asked for it, which the staff publishes when it has to wait. */
export async function submitReview(database: TestDatabase, job: Job, changes: Record<string, unknown> = {}): Promise<Review> {
  const review = await callAs<Review>(database, job.actor, 'submit_review', { review: newReview(job, changes) });
  await database.query('select private.publish_review($1)', [review.id]);
  return review;
}

export interface ReviewList {
  items: {
    id: string;
    author: string | null;
    rating: number;
    body: string;
    salt: string;
    created_at: string;
    proof: string | null;
    reply: { body: string } | null;
  }[];
  histogram: number[];
  shown: { rating: number | null; review_count: number };
  base: { rating: number; review_count: number; source: string } | null;
  can_reply: boolean;
  next: Record<string, unknown> | null;
}

export const listReviews = (database: TestDatabase, given: Record<string, unknown> = {}, actor: Actor = 'anon') =>
  callAs<ReviewList>(database, actor, 'provider_reviews', { provider: companies.provider, ...given });

/** Makes the account one of the staff. */
export const hire = (database: TestDatabase, user: string, role = 'moderator') =>
  database.query('insert into private.staff (user_id, role) values ($1, $2)', [user, role]);
