import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { actors, type Actor } from './attacks/AttackFeature.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import {
  addCompanies,
  companies,
  confirmContact,
  contact,
  forceRequests,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';

const database = databaseForEachTest(addCompanies);
const token = tokenOf('reopened');
const guest = (name: string, given: Record<string, unknown>) => callAs<unknown>(database, 'anon', name, { ...given, token });
const reopen = (request_id: string, actor: Actor = 'anon', more: Record<string, unknown> = actor === 'anon' ? { token } : {}) =>
  callAs<Answers['reopen_request']>(database, actor, 'reopen_request', { request_id, ...more });
const lead = (id: string) => callAs<Answers['lead']>(database, 'rival', 'lead', { id });
const view = async () => (await callAs<ProjectView>(database, 'anon', 'project_view', { token })).requests;
const received = () =>
  database.query(
    "select from private.outbox where kind = 'request_received' and recipient = (select email from auth.users where id = $1)",
    [users.rival],
  );

/** A project whose job went to the provider; the rival, which had quoted too, was told that it was not chosen. */
async function hired() {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', provider_ids: [companies.provider, companies.rival] });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  const of = (company: string) => requests.find(({ provider_id }) => provider_id === company)!.id;
  const ids = { job: of(companies.provider), other: of(companies.rival), project: project.id };
  await answerRequest((name, given) => callAs(database, 'rival', name, given), ids.other);
  await answerRequest((name, given) => callAs(database, 'provider', name, given), ids.job);
  await guest('advance_request', { request_id: ids.job, to_status: 'hired' });
  return ids;
}
const cancelled = async () => {
  const ids = await hired();
  await guest('cancel_job', { request_id: ids.job, reason: 'no_show' });
  return ids;
};

describe('after a job came to nothing', () => {
  test('a company that was not chosen is asked again, hears of it once and answers anew', async () => {
    const { other } = await cancelled();
    const before = await lead(other);
    assert.deepEqual([before!.status, before!.reason], ['withdrawn', 'not_chosen']);
    const mails = (await received()).length;
    const first = await reopen(other);
    assert.equal(first.status, 'sent');
    assert.deepEqual(await reopen(other), first);
    const after = await lead(other);
    assert.deepEqual([after!.status, after!.reason, after!.waiting, after!.sent_at], ['sent', null, 'you', before!.sent_at]);
    assert.deepEqual(
      after!.events.slice(-1).map(({ actor, from_status, to_status }) => [actor, from_status, to_status]),
      [['homeowner', 'withdrawn', 'sent']],
    );
    assert.equal((await received()).length, mails + 1);
    const quote = await answerRequest((name, given) => callAs(database, 'rival', name, given), other);
    assert.equal(quote.version, 2);
    await guest('advance_request', { request_id: other, to_status: 'hired' });
    assert.equal((await view()).find(({ id }) => id === other)!.status, 'hired');
  });

  test('it has its 30 days from then on, and is silent three days later', async () => {
    const { other } = await cancelled();
    await forceRequests(database, "sent_at = sent_at - interval '60 days'");
    await reopen(other);
    const silent = () =>
      database.query<{ silent: boolean }>('select private.is_silent(r, now()) as silent from public.quote_requests as r where r.id = $1', [
        other,
      ]);
    const status = async () => (await view()).find(({ id }) => id === other)!.status;
    assert.deepEqual([await status(), await silent()], ['sent', [{ silent: false }]]);
    await forceRequests(database, "reopened_at = reopened_at - interval '29 days'");
    assert.deepEqual([await status(), await silent()], ['sent', [{ silent: true }]]);
    await forceRequests(database, "reopened_at = reopened_at - interval '2 days'");
    assert.equal(await status(), 'expired');
  });

  test('others may be asked too, whichever side cancelled', async () => {
    const { project, job } = await cancelled();
    const wants = () => database.query<{ wants: boolean }>('select private.wants_others($1, now()) as wants', [project]);
    assert.deepEqual(await wants(), [{ wants: true }]);
    assert.equal((await view()).find(({ id }) => id === job)!.status, 'withdrawn');
  });
});

describe('nobody is asked again', () => {
  test('while somebody has the job', async () => {
    const { other } = await hired();
    await refused(reopen(other), 'PT409', 'hired');
  });

  test('whom the homeowner withdrew from, or who said no', async () => {
    const { other, job } = await cancelled();
    await refused(reopen(job), 'PT409', 'status');
    await reopen(other);
    await callAs(database, 'rival', 'advance_request', { request_id: other, to_status: 'declined', reason: 'full' });
    await refused(reopen(other), 'PT409', 'status');
  });

  test('when the company takes no requests', async () => {
    const { other } = await cancelled();
    await database.query('update public.providers set accepting_work = false where id = $1', [companies.rival]);
    await refused(reopen(other), 'PT409', 'company');
  });

  test('by anybody but who asked, nor by a bare move', async () => {
    const { other } = await cancelled();
    for (const actor of actors) await refused(reopen(other, actor, { token: tokenOf('wrong') }), 'PT403');
    await refused(guest('advance_request', { request_id: other, to_status: 'sent' }), 'PT409');
    await refused(reopen(crypto.randomUUID()), 'PT404');
  });
});
