import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { companies, confirmContact, contact, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();
const token = tokenOf('invariants');
let first: string;
let second: string;

const advance = (actor: Actor, request_id: string, to_status: string, more: Record<string, unknown> = {}) =>
  callAs(database, actor, 'advance_request', { request_id, to_status, ...(actor === 'anon' ? { token } : {}), ...more });
const answer = (actor: Actor, request: string) => answerRequest((name, given) => callAs(database, actor, name, given), request);
const mails = () =>
  database.query<{ said: string }>(
    `select kind || ' ' || recipient || coalesce(' ' || (data ->> 'status'), '') as said from private.outbox
      where kind in ('lead_update', 'request_closed', 'request_connected') order by id`,
  );

beforeEach(async () => {
  const project = newProject({ token, contact, provider_ids: [companies.provider, companies.rival] });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  const of = (provider: string) => requests.find(({ provider_id }) => provider_id === provider)!.id;
  [first, second] = [of(companies.provider), of(companies.rival)];
});

describe('whoever writes a request', () => {
  for (const [what, change] of [
    ['makes no move that the table does not have', "status = 'completed'"],
    ['does not give it to another project', "project_id = 'bbbbbbbb-0000-4000-8000-999999999999'"],
    ['does not give it to another company', `provider_id = '${companies.third}'`],
    ['does not change when it was sent', "sent_at = now() - interval '1 day'"],
    ['does not show the homeowner without a move', 'connected_at = now()'],
    ['does not show the homeowner by a move of the company', "status = 'interested', connected_at = now()"],
  ] as const) {
    test(what, async () => refused(database.exec(`update public.quote_requests set ${change} where id = '${first}'`), 'PT409'));
  }

  test('does not hide the homeowner again', async () => {
    await answer('provider', first);
    await advance('anon', first, 'connected');
    await refused(database.exec(`update public.quote_requests set connected_at = null where id = '${first}'`), 'PT409');
  });

  test('does not make unread what was read', async () => {
    await database.exec(`update public.quote_requests set company_read_seq = 5 where id = '${first}'`);
    await refused(database.exec(`update public.quote_requests set company_read_seq = 4 where id = '${first}'`), 'PT409');
  });
});

describe('hiring', () => {
  beforeEach(async () => {
    await answer('provider', first);
    await answer('rival', second);
    await advance('anon', first, 'hired');
  });

  test('closes the requests to the others, refuses their offers and tells each company once', async () => {
    const { requests } = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.deepEqual(requests.map(({ id, status, quote }) => [id === first, status, quote!.status]).sort(), [
      [false, 'withdrawn', 'declined'],
      [true, 'hired', 'accepted'],
    ]);
    assert.deepEqual(
      (await mails()).map(({ said }) => said),
      ['request_closed rival@example.test', 'lead_update provider@example.test hired'],
    );
  });

  test('makes a job of what was agreed', async () => {
    const jobs = await database.query<{ request_id: string; agreed: string }>(
      'select j.request_id, (j.agreed_total_cents = q.total_cents)::text as agreed from private.jobs as j join public.quotes as q using (request_id)',
    );
    assert.deepEqual(jobs, [{ request_id: first, agreed: 'true' }]);
  });

  test('happens once in a project, whoever writes', async () => {
    await refused(advance('anon', second, 'hired'), 'PT409');
    await database.exec('alter table public.quote_requests disable trigger requests_are_kept');
    await assert.rejects(database.exec(`update public.quote_requests set status = 'hired' where id = '${second}'`), { code: '23505' });
  });

  for (const [actor, to] of [
    ['anon', 'withdrawn'],
    ['provider', 'declined'],
  ] as const) {
    test(`is not followed by a bare "${to}"`, async () => refused(advance(actor, first, to), 'PT409'));
  }
});

test('a company does not hire itself', async () => refused(advance('provider', first, 'hired'), 'PT409'));

test('the company hears that a homeowner withdraws, and why a company declines is one of six codes', async () => {
  await refused(advance('rival', second, 'declined', { reason: 'not_chosen' }), 'PT422', 'reason');
  await advance('rival', second, 'declined', { reason: 'too_far' });
  assert.deepEqual(await database.query('select reason from public.quote_requests where id = $1', [second]), [{ reason: 'too_far' }]);
  await advance('anon', first, 'withdrawn');
  assert.deepEqual(
    (await mails()).map(({ said }) => said),
    ['lead_update provider@example.test withdrawn'],
  );
});
