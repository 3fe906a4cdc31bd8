import { callAs } from '../callAs.ts';
import { marks } from '../fullPerson.ts';
import { apply } from '../onboarding.ts';
import { users } from '../people.ts';
import { anyNotice, companies } from '../requests.ts';
import { doWork, submitReview } from '../reviews.ts';
import type { TestDatabase } from '../testDatabase.ts';

const reason = 'Looked at in the register.';
const [waiting, alone] = ['aaaaaaaa-0000-4000-8000-00000000000a', 'aaaaaaaa-0000-4000-8000-00000000000b'];

/** What the person decides as one of the staff, about others. */
export async function decide(database: TestDatabase): Promise<void> {
  await database.query("select public.grant_staff($1, 'admin')", [marks.email]);
  const owner = (call: string, given: Record<string, unknown>) => callAs(database, 'owner', call, given);
  const [credential, letter] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.exec(`
    insert into public.providers (id, status, trade_name, primary_category) values
      ('${waiting}', 'submitted', 'Waiting Siding', 'Siding'), ('${alone}', 'approved', 'Left Alone', 'Plumbing');
    insert into public.provider_members (provider_id, user_id, role) values
      ('${waiting}', '${users.stranger}', 'owner'), ('${alone}', '${users.forged}', 'member');
    insert into private.orphaned_companies (provider_id) values ('${alone}');
    insert into public.credentials (id, provider_id, kind, number) values ('${credential}', '${waiting}', 'identity', 'X 1');
    insert into private.name_changes (provider_id, name, trade) values ('${companies.third}', 'Other name', 'Plumbing')`);

  await owner('staff_item', { queue: 'companies', id: waiting });
  await owner('decide_credential', { id: credential, decision: 'reject', reason });
  await owner('decide_company', { id: waiting, decision: 'request_changes', reason });
  await owner('decide_name', { id: companies.third, decision: 'refuse_name', reason });
  await owner('decide_orphan', { id: alone, decision: 'close_company', reason });

  const report = { id: crypto.randomUUID(), target_kind: 'provider', target_id: companies.third, reason: 'spam' };
  await callAs(database, 'anon', 'submit_report', { report });
  await owner('decide_report', { id: companies.third, decision: 'keep_company', reason });

  const message = { id: letter, first_name: 'Ana', last_name: 'Roy', email: 'ana@example.ca', subject: 'Other', message: 'Hello.' };
  await callAs(database, 'anon', 'send_contact_message', { message: { ...message, locale: 'en', notice: anyNotice, seconds: 20 } });
  await owner('set_message_status', { id: letter, to_status: 'closed', reason });

  const application = await apply(database, 'applicant');
  await owner('move_application', { id: application, to_status: 'in_review', reason });
  await owner('start_company', { application, reason });

  const review = await submitReview(database, await doWork(database));
  await owner('moderate_review', { review_id: review.id, event: 'remove', reason: 'spam', note: reason });

  const { request } = await doWork(database, { actor: 'stranger', at: 'hired' });
  for (const _ of [1, 2]) {
    await callAs(database, 'provider', 'finish_job', { request_id: request });
    await callAs(database, 'stranger', 'object_to_finish', { request_id: request, note: 'The door is missing.' });
    await database.exec("update private.jobs set objected_at = objected_at - interval '25 hours'");
  }
  await owner('settle_dispute', { request_id: request, outcome: 'completed', reason });
}
