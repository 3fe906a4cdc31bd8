import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { actors, companyActors, type Actor } from './attacks/AttackFeature.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import {
  addCompanies,
  companies,
  confirmContact,
  contact,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.exec(`update auth.users set email_confirmed_at = now();
    update public.providers set approved_at = now() - interval '90 days' where status = 'approved'`);
  await opened.query("insert into private.staff (user_id, role) values ($1, 'moderator')", [users.moderator]);
  await opened.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'manager'), ($1, $3, 'member')", [
    companies.rival,
    users.estimator,
    users.crew,
  ]);
});
const token = tokenOf('leaving');
const provider = companies.rival;
type Leaving = Answers['close_company'];
const leave = (actor: Actor = 'rival', name = 'company RIVAL ') => callAs<Leaving>(database, actor, 'close_company', { provider, name });
const back = (actor: Actor = 'rival') => callAs<Leaving>(database, actor, 'reopen_company', { provider });
const standing = (actor: Actor = 'rival') => callAs<Leaving | null>(database, actor, 'company_leaving', { provider });
const days = (until: string | null) => Math.round((Date.parse(until!) - Date.now()) / 86_400_000);
const age = (number: number) =>
  database.query('update public.providers set closed_at = now() - make_interval(days => $2) where id = $1', [provider, number]);
const outsiders = [...actors, ...companyActors, 'estimator' as const, 'crew' as const].filter(
  (actor) => !['anon', 'rival'].includes(actor),
);

/** A guest's request to the company, quoted. */
async function ask(): Promise<string> {
  const project = newProject({ token, contact, provider_ids: [provider] });
  const request = (await callAs<Submitted>(database, 'anon', 'submit_project', { project })).requests[0]!.id;
  await confirmContact(database, project.id);
  await answerRequest((name, given) => callAs(database, 'rival', name, given), request);
  return request;
}
const seen = async () =>
  (await callAs<ProjectView>(database, 'anon', 'project_view', { token })).requests.map(({ status, reason }) => [status, reason]);
const move = (request_id: string, to_status: string) => callAs(database, 'anon', 'advance_request', { request_id, to_status, token });

describe('closing a company', () => {
  for (const connected of [false, true]) {
    test(`takes its page away and ends what is ${connected ? 'in contact' : 'open'}; owners and homeowners are told once`, async () => {
      const request = await ask();
      if (connected) await move(request, 'connected');
      const { status, until } = await leave();
      assert.deepEqual([status, days(until)], ['closed', 30]);
      assert.deepEqual(await leave(), { status, until });
      assert.deepEqual(await standing(), { status, until });
      assert.deepEqual(await seen(), [['expired', 'closed']]);
      assert.deepEqual(await database.query('select id from public.services where id = $1', [provider]), []);
      const told = await database.query<{ kind: string; recipient: string }>(
        `select kind, recipient from private.outbox where kind = 'company_closed' or (kind = 'request_update' and data ->> 'reason' = 'closed') order by id`,
      );
      assert.deepEqual(told, [
        { kind: 'request_update', recipient: 'sam@example.ca' },
        { kind: 'company_closed', recipient: 'rival@example.test' },
      ]);
    });
  }

  test('is refused while a job is under way, and with another name', async () => {
    await refused(leave('rival', 'Company provider'), 'PT422', 'name');
    await refused(leave('rival', ''), 'PT422', 'name');
    await move(await ask(), 'hired');
    await refused(leave(), 'PT409', 'hired');
    assert.deepEqual(await standing(), { status: 'approved', until: null });
  });

  test('is no way out of a suspension', async () => {
    await database.query("update public.providers set status = 'suspended' where id = $1", [provider]);
    await refused(leave(), 'PT409');
    assert.equal((await back()).status, 'suspended');
  });

  test('is for its owners alone', async () => {
    await assert.rejects(leave('anon'), { code: '42501' });
    for (const actor of outsiders) {
      await refused(leave(actor), 'PT404');
      assert.equal(await standing(actor), null);
    }
    await leave();
    for (const actor of outsiders) await refused(back(actor), 'PT404');
  });
});

describe('coming back', () => {
  test('within 30 days waits for staff, who lets it in again; requests that ended stay so', async () => {
    await ask();
    await leave();
    await age(29);
    assert.deepEqual(await back(), { status: 'submitted', until: null });
    assert.deepEqual(await back(), { status: 'submitted', until: null });
    const waits = await callAs<Answers['staff_queue']>(database, 'moderator', 'staff_queue', { queue: 'companies' });
    assert.deepEqual(
      waits!.items.map(({ id }) => id),
      [provider],
    );
    assert.deepEqual(await seen(), [['expired', 'closed']]);
    const reason = 'The insurance ran out.';
    await callAs(database, 'moderator', 'decide_company', { id: provider, decision: 'request_changes', reason });
    // The page is not complete here; what is missing is asked for, not the application that made it long ago.
    await refused(callAs(database, 'rival', 'submit_company', { provider }), 'PT409', 'about');
  });

  test('is over after 30 days', async () => {
    await leave();
    await age(30);
    await refused(back(), 'PT409', 'late');
  });

  test('of one that was never live makes it a draft again', async () => {
    await database.query("update public.providers set status = 'draft', approved_at = null where id = $1", [provider]);
    await leave();
    assert.deepEqual(await back(), { status: 'draft', until: null });
  });
});
