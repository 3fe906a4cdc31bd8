import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { becomeActor, users } from './support/people.ts';
import {
  addCompanies,
  companies,
  confirmContact,
  contact,
  forceRequests,
  newProject,
  tokenOf,
  type Submitted,
} from './support/requests.ts';
import { newReview } from './support/reviews.ts';
import { addMaterials, listId, listToken, sentLine, sentList } from './support/sentLists.ts';

/** Beside the companies of all tests a plumber who may be asked when others do not answer. */
const plumber = 'dddddddd-0000-4000-8000-000000000001';
const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addMaterials(opened);
  await opened.exec(`
    insert into public.providers (id, status, trade_name, primary_category, city, province, lat, lng)
      values ('${plumber}', 'approved', 'Plumber', 'Plumbing', 'Toronto', 'ON', 43.65, -79.38);
    select private.project_service('${plumber}');
    insert into public.provider_members (provider_id, user_id, role) values ('${plumber}', '${users.stranger}', 'owner');
    insert into public.fsa_centroids (fsa, city, province, lat, lng, central, city_key) values ('M5V', 'Toronto', 'ON', 43.64, -79.4, true, 'toronto')`);
});

type Lead = NonNullable<Answers['lead']>;
let oak: string;
let pipe: string;

const call = <Answer>(actor: Actor, name: string, given: Record<string, unknown>) => callAs<Answer>(database, actor, name, given);
const send = (changes: Record<string, unknown> = {}) => call('anon', 'send_list_to_vendors', { request: sentList(changes) });
const view = async () => (await call<Answers['project_view']>('anon', 'project_view', { token: listToken }))!;
const lead = (actor: Actor, id: string) => call<Lead | null>(actor, 'lead', { id });
const requestOf = async (company: string) => (await view()).requests.find(({ provider }) => provider.id === company)!;
const quote = (actor: Actor, request: string) => answerRequest((name, given) => call(actor, name, given), request);
const accept = (quoted: { id: string; total_cents: number }) =>
  call('anon', 'accept_quote', { quote_id: quoted.id, options: [], expected_total_cents: quoted.total_cents, token: listToken });
/** Refused, and the transaction of the test goes on. */
async function attempt(sql: string, code: string, ...parameters: unknown[]): Promise<void> {
  await database.exec('savepoint attempt');
  await assert.rejects(database.query(sql, parameters), { code });
  await database.exec('rollback to savepoint attempt');
}
const mails = async (kind: string) =>
  (await database.query<{ recipient: string }>('select recipient from private.outbox where kind = $1 order by id', [kind])).map(
    ({ recipient }) => recipient,
  );

beforeEach(async () => {
  await send();
  await confirmContact(database, listId);
  [oak, pipe] = [(await requestOf(companies.provider)).id, (await requestOf(companies.rival)).id];
});

describe('a vendor of a list', () => {
  test('reads its own lines and totals, and nothing of the others', async () => {
    const own = (await lead('provider', oak))!;
    assert.deepEqual(
      own.goods!.lines.map(({ name, quantity, room }) => [name, quantity, room]),
      [['Oak flooring', 12, 'Kitchen']],
    );
    assert.deepEqual([own.note, own.rivals, own.project.details], ['Second floor, no lift.', 0, null]);
    assert.equal(own.project.description, 'Second floor, no lift.\n\n12 × Oak flooring (per box), Kitchen, matte');
    assert.doesNotMatch(JSON.stringify(own), /Copper|5313|6004|87350|Company rival/);
    assert.equal(await lead('provider', pipe), null);
    const { items } = await call<Answers['lead_inbox']>('provider', 'lead_inbox', { provider: companies.provider });
    assert.deepEqual([own.project.service_name, items.map(({ service }) => service)], ['Materials list (1)', ['Materials list (1)']]);
  });

  test('does not read past it by the tables', async () => {
    await becomeActor(database, 'provider');
    const rows = await database.query<{ id: string }>('select id from public.quote_requests where project_id = $1', [listId]);
    assert.deepEqual(rows, [{ id: oak }]);
    assert.deepEqual(await database.query('select id from public.projects where id = $1', [listId]), []);
    await assert.rejects(database.query('select goods from private.project_lots'), { code: '42501' });
  });

  test('reads contact details in rooms and notes once the homeowner shares theirs', async () => {
    const told = { room: 'Call 416-555-0199', note: 'sam@example.ca' };
    const id = 'dddddddd-0000-4000-8000-000000000990';
    const token = tokenOf('told');
    await send({ id, token, note: 'Call 416-555-0199', vendors: [{ vendor_id: companies.provider, lines: [sentLine(told)] }] });
    await confirmContact(database, id);
    const [{ id: request }] = (await database.query<{ id: string }>('select id from public.quote_requests where project_id = $1', [
      id,
    ])) as [{ id: string }];
    assert.doesNotMatch(JSON.stringify(await lead('provider', request)), /555|sam@/);
    await call('provider', 'advance_request', { request_id: request, to_status: 'interested' });
    await call('anon', 'advance_request', { request_id: request, to_status: 'connected', token });
    const { goods, note } = (await lead('provider', request))!;
    assert.deepEqual([goods!.lines[0]!.room, goods!.lines[0]!.note, note], [told.room, told.note, 'Call 416-555-0199']);
  });

  test('sees no details that a caller stored with a project of any other source', async () => {
    const project = newProject({ token: tokenOf('details'), contact, source: 'materials', details: { call: '416-555-0199' } });
    const { requests } = await call<Submitted>('anon', 'submit_project', { project });
    assert.doesNotMatch(JSON.stringify(await lead('provider', requests[0]!.id)), /416-555-0199/);
  });
});

describe('accepting the quote of one vendor', () => {
  test('leaves the others as they are, whose quotes can be accepted as well', async () => {
    const [first, second] = [await quote('provider', oak), await quote('rival', pipe)];
    await accept(first);
    assert.deepEqual((await view()).requests.map(({ provider, status }) => [provider.name, status]).sort(), [
      ['Company provider', 'hired'],
      ['Company rival', 'quoted'],
    ]);
    assert.deepEqual(await mails('request_closed'), []);
    await accept(second);
    assert.deepEqual(
      (await view()).requests.map(({ status, job }) => [status, job!.agreed_total_cents]),
      [
        ['hired', first.total_cents],
        ['hired', second.total_cents],
      ],
    );
    assert.deepEqual(await mails('lead_update'), ['provider@example.test', 'rival@example.test']);
  });

  test('is the same by the bare move, and withdrawing from one leaves the other', async () => {
    await quote('provider', oak);
    await call('anon', 'advance_request', { request_id: oak, to_status: 'hired', token: listToken });
    await quote('rival', pipe);
    await call('anon', 'advance_request', { request_id: pipe, to_status: 'hired', token: listToken });
    await call('anon', 'cancel_job', { request_id: pipe, reason: 'changed_mind', token: listToken });
    assert.deepEqual((await view()).requests.map(({ status }) => status).sort(), ['hired', 'withdrawn']);
  });
});

describe('a part of a list', () => {
  test('is finished and reviewed on its own', async () => {
    const [first, second] = [await quote('provider', oak), await quote('rival', pipe)];
    await confirmContact(database, listId, '2 days');
    await accept(first);
    await accept(second);
    await database.exec("update private.jobs set hired_at = hired_at - interval '2 days'");
    await call('provider', 'finish_job', { request_id: oak });
    await call('anon', 'finish_job', { request_id: oak, token: listToken });
    assert.deepEqual(
      (await view()).requests.map(({ status }) => status),
      ['completed', 'hired'],
    );
    const review = (request: string) =>
      call<{ status: string }>('anon', 'submit_review', { review: newReview({ request, token: listToken }) });
    assert.equal((await review(oak)).status, 'published');
    await refused(review(pipe), 'PT409');
  });

  test('has a conversation that the other vendors do not read', async () => {
    const message = { id: crypto.randomUUID(), request_id: oak, body: 'Is it kiln dried?' };
    await call('anon', 'send_message', { message, token: listToken });
    assert.equal(await call('rival', 'thread', { request_id: oak }), null);
    assert.deepEqual((await call<{ messages: unknown[] }>('rival', 'thread', { request_id: pipe })).messages, []);
  });
});

describe('when a vendor does not answer', () => {
  const alternatives = async () =>
    (await call<{ companies: { id: string }[] }>('anon', 'alternatives', { project_id: listId, token: listToken })).companies.map(
      ({ id }) => id,
    );
  const ask = () => call<Submitted>('anon', 'ask_more', { project_id: listId, provider_ids: [plumber], token: listToken });

  test('another company is asked for its lines, without its prices, and competes for these alone', async () => {
    const first = await quote('provider', oak);
    await accept(first);
    assert.deepEqual(await alternatives(), []);
    await forceRequests(database, "sent_at = sent_at - interval '72 hours'", `id = '${pipe}'`);
    assert.deepEqual(await alternatives(), [plumber]);
    const { requests } = await ask();
    assert.deepEqual(await ask(), { requests });
    const asked = await requestOf(plumber);
    assert.deepEqual([asked.lot, asked.goods!.lines[0]!.name], [2, 'Copper pipe']);

    const seen = (await lead('stranger', asked.id))!;
    assert.deepEqual(seen.goods, {
      lines: [{ name: 'Copper pipe', unit: 'per linear ft', quantity: 12.5, room: 'Kitchen', note: 'matte' }],
    });
    assert.deepEqual([seen.rivals, (await lead('provider', oak))!.rivals], [1, 0]);

    await accept(await quote('stranger', asked.id));
    assert.deepEqual(
      (await view()).requests.map(({ id, status, reason }) => [id, status, reason]).sort(),
      [
        [oak, 'hired', null],
        [pipe, 'withdrawn', 'not_chosen'],
        [asked.id, 'hired', null],
      ].sort(),
    );
    assert.deepEqual(await mails('request_closed'), ['rival@example.test']);
    await refused(call('anon', 'reopen_request', { request_id: pipe, token: listToken }), 'PT409', 'hired');
  });

  test('two companies are not given the same lines, whoever writes', async () => {
    await forceRequests(database, "sent_at = sent_at - interval '72 hours'", `id = '${pipe}'`);
    await ask();
    const asked = await requestOf(plumber);
    await accept(await quote('stranger', asked.id));
    await assert.rejects(forceRequests(database, "status = 'hired'", `id = '${pipe}'`), { code: '23505' });
  });

  test('a list of eight silent vendors still has room for others', async () => {
    await forceRequests(database, "sent_at = sent_at - interval '72 hours'", `project_id = '${listId}'`);
    assert.deepEqual(await alternatives(), [plumber]);
    await ask();
    assert.equal((await requestOf(plumber)).lot, 1);
  });
});

describe('that a request does not compete with others of its project', () => {
  let project: string;
  let asked: string;
  beforeEach(async () => {
    const ordinary = newProject({ token: tokenOf('ordinary'), contact, provider_ids: [companies.provider, companies.rival] });
    const { id, requests } = await call<Submitted>('anon', 'submit_project', { project: ordinary });
    [project, asked] = [id, requests[0]!.id];
  });
  const addLot = "insert into private.project_lots (project_id, lot, goods) values ($1, $2, '{}')";
  const placeIn = 'update public.quote_requests set lot = $2 where id = $1';
  const addRequest = 'insert into public.quote_requests (project_id, provider_id, lot) values ($1, $2, $3)';

  test('cannot be said of an ordinary project, whoever writes', async () => {
    await attempt(addLot, 'PT409', project, 1);
    await attempt(placeIn, 'PT409', asked, 1);
    await attempt(addRequest, '23503', project, companies.third, 1);
    await database.exec('alter table public.quote_requests disable trigger requests_are_kept');
    await attempt(placeIn, '23503', asked, 1);
  });

  test('cannot be said of a list that all companies were asked for', async () => {
    await database.query("update public.projects set source = 'materials' where id = $1", [project]);
    await attempt(addLot, 'PT409', project, 1);
  });

  test('stays as it was said', async () => {
    await database.query(addLot, [listId, 3]);
    await attempt(placeIn, 'PT409', oak, 3);
    await attempt('update private.project_lots set lot = 4 where project_id = $1 and lot = 3', 'PT409', listId);
    await attempt("update private.project_lots set goods = '{}' where project_id = $1 and lot = 1", 'PT409', listId);
    await attempt("update public.projects set source = 'card' where id = $1", 'PT409', listId);
  });

  test('and nobody is asked for all of a list besides', async () => {
    await attempt(addRequest, 'PT409', listId, companies.third, null);
    const more = newProject({
      id: listId,
      token: listToken,
      source: 'materials',
      service_name: undefined,
      provider_ids: [companies.third],
    });
    await refused(call('anon', 'submit_project', { project: more }), 'PT422', 'providers');
  });

  test('is nothing that a page can send', async () => {
    const forged = { ...newProject({ token: tokenOf('forged'), contact, source: 'materials' }), lot: 1, details: { lines: [], lot: 1 } };
    await database.query('select public.submit_project($1::text::jsonb)', [JSON.stringify(forged)]);
    assert.deepEqual(await database.query('select lot from public.quote_requests where project_id = $1', [forged.id]), [{ lot: null }]);
  });
});

test('what helps to quote is added for all vendors, and what was asked for stays', async () => {
  const given = {
    id: listId,
    token: listToken,
    source: 'materials',
    locale: 'en',
    provider_ids: [companies.provider],
    description: 'No lift.',
  };
  await call('anon', 'submit_project', { project: given });
  assert.equal((await lead('rival', pipe))!.note, 'No lift.');
  await refused(call('anon', 'submit_project', { project: { ...given, postal_code: 'H2X 1Y4' } }), 'PT422', 'postal_code');
  assert.equal((await view()).requests.length, 2);
});
