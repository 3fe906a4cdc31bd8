import { callAs } from '../callAs.ts';
import { marks, name, sentence } from '../fullPerson.ts';
import { inSession } from '../inSession.ts';
import { users } from '../people.ts';
import { companies, confirmContact, newProject, tokenOf, type Submitted } from '../requests.ts';
import { doWork, newReview } from '../reviews.ts';
import type { TestDatabase } from '../testDatabase.ts';
import { propose } from '../visits.ts';

const { email, otherEmail, phone, postalCode, words } = marks;
const contact = { name, email, phone, preferred: 'phone' };

/** What the person does as somebody who asked: links, times, other companies, work that ends early, a review that waits; and leaving. */
export async function askAndAnswer(database: TestDatabase): Promise<void> {
  const owner = <Answer>(call: string, given: Record<string, unknown> = {}) => callAs<Answer>(database, 'owner', call, given);
  const ask = async (changes: Record<string, unknown> = {}) => {
    const project = newProject({ contact, description: sentence, postal_code: postalCode, ...changes });
    const { id, requests } = await callAs<Submitted>(database, changes['token'] ? 'anon' : 'owner', 'submit_project', { project });
    await confirmContact(database, id);
    return { id, request: requests[0]!.id };
  };

  // Two requests of before the account: one comes to it by its link, one by its address.
  await ask({ token: tokenOf('by its link'), contact: { ...contact, email: otherEmail } });
  await ask({ token: tokenOf('by its address') });
  await callAs(database, 'anon', 'request_links', { email });
  await owner('claim_project', { token: tokenOf('by its link') });
  await owner('claim_projects');

  const meeting = await ask();
  const { id: visit_id, starts } = await propose(database, meeting.request);
  await owner('pick_visit', { visit_id, start: starts[0], address: `12 ${words} Street` });
  const refused = await ask();
  await owner('refuse_visit', { visit_id: (await propose(database, refused.request)).id, note: sentence });

  const declined = await ask({ category: 'Plumbing' });
  await callAs(database, 'provider', 'advance_request', { request_id: declined.request, to_status: 'declined', reason: 'full' });
  await database.exec(`
    insert into public.fsa_centroids (fsa, city, province, lat, lng, central, city_key) values ('K1P', 'Ottawa', 'ON', 45.42, -75.7, true, 'ottawa');
    update public.providers set lat = 45.42, lng = -75.7 where id = '${companies.third}';
    insert into public.provider_members (provider_id, user_id, role) values ('${companies.third}', '${users.applicant}', 'owner')`);
  await owner('ask_more', { project_id: declined.id, provider_ids: [companies.third] });

  const cancelled = await doWork(database, { actor: 'owner', at: 'hired', contact });
  await owner('cancel_job', { request_id: cancelled.request, reason: 'schedule', note: sentence });

  const job = await doWork(database, { actor: 'owner', contact });
  await database.query('update private.jobs set hired_at = now() where request_id = $1', [job.request]);
  const { id: review_id } = await owner<{ id: string }>('submit_review', { review: newReview(job, { body: `${sentence} Twice.` }) });
  await owner('answer_hold', { review_id, body: sentence });

  await owner('cancel_account_deletion');
  await inSession(database, 1, 'request_account_deletion');
}
