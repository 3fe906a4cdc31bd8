import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { addCompanies, companies, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.query("insert into private.staff (user_id, role) values ($1, 'moderator'), ($2, 'support')", [
    users.moderator,
    users.support,
  ]);
});
const device = tokenOf('reported');
const reason = 'It insults somebody.';
const call = <Answer>(name: string, given: Record<string, unknown>, actor: Actor) =>
  callAs<Answer>(database, actor, name, given, '203.0.113.9');
const own = (actor: Actor) => (actor === 'anon' ? { token: device } : {});

/** A guest's request with a message of each side: [request, the company's, the guest's]. */
async function write(): Promise<[string, string, string]> {
  const project = newProject({ token: device, contact, provider_ids: [companies.provider, companies.rival] });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  const request = requests.find(({ provider_id }) => provider_id === companies.provider)!.id;
  const send = async (actor: Actor, body: string) => {
    const id = crypto.randomUUID();
    await call('send_message', { message: { id, request_id: request, body }, ...own(actor) }, actor);
    return id;
  };
  return [request, await send('provider', 'You are a fool'), await send('anon', 'Please stop')];
}
const report = (target_id: string, actor: Actor, changes: object = {}) =>
  call(
    'submit_report',
    { report: { id: crypto.randomUUID(), target_kind: 'message', target_id, reason: 'abuse', body: 'Rude', ...changes }, ...own(actor) },
    actor,
  );
const queue = async (actor: Actor = 'moderator') =>
  (await call<Answers['staff_queue']>('staff_queue', { queue: 'reports' }, actor))?.items.map(({ id, detail }) => [id, detail]);
const item = (id: string, actor: Actor = 'moderator') => call<Answers['staff_item']>('staff_item', { queue: 'reports', id }, actor);
const decide = (id: string, decision: string, actor: Actor = 'moderator', why: string | null = reason) =>
  call<{ status: string }>('decide_report', { id, decision, reason: why }, actor);
const bodies = async (request: string) =>
  (await call<NonNullable<Answers['thread']>>('thread', { request_id: request, ...own('anon') }, 'anon')).messages.map(({ body }) => body);

describe('a report of a message', () => {
  test('by the other side waits for staff, who reads it with what was written before', async () => {
    const [, first, second] = await write();
    await report(first, 'anon');
    await report(second, 'provider', { reason: 'other' });
    assert.deepEqual(new Set((await queue())!.map(([id]) => id)), new Set([first, second]));
    const { facts, status, decisions } = (await item(second))!;
    const fact = (key: string) => facts.find((known) => known.key === key)?.value;
    assert.deepEqual([status, fact('side'), fact('message'), fact('reports')], ['reported', 'homeowner', 'Please stop', 'other: Rude']);
    assert.match(fact('conversation')!, / · provider · You are a fool$/);
    assert.deepEqual(decisions, ['keep_message', 'erase_message']);
  });

  test('is made by the two sides alone, about what the other wrote', async () => {
    const [, first, second] = await write();
    for (const actor of ['stranger', 'rival', 'moderator'] as const) await refused(report(first, actor), 'PT404');
    await refused(
      call('submit_report', { report: { id: crypto.randomUUID(), target_kind: 'message', target_id: first, reason: 'spam' } }, 'anon'),
      'PT404',
    );
    await refused(report(crypto.randomUUID(), 'anon'), 'PT404');
    await refused(report(second, 'anon'), 'PT403');
    await refused(report(first, 'provider'), 'PT403');
    assert.deepEqual(await queue(), []);
  });

  test('sent twice is stored once, and ten in an hour are enough', async () => {
    const [, first] = await write();
    const id = crypto.randomUUID();
    await report(first, 'anon', { id });
    await report(first, 'anon', { id });
    assert.equal((await database.query('select from public.reports')).length, 1);
    for (let turn = 1; turn < 10; turn += 1) await report(first, 'anon');
    await refused(report(first, 'anon'), 'PT429');
  });

  for (const [what, changes, field] of [
    ['no reason', { reason: '' }, 'reason'],
    ['something else without words', { reason: 'other', body: '' }, 'body'],
    ['a kind that is none', { target_kind: 'deal' }, 'target_kind'],
  ] as const) {
    test(`with ${what} is refused at its field`, async () => {
      const [, first] = await write();
      await refused(report(first, 'anon', changes), 'PT422', field);
    });
  }
});

describe('staff', () => {
  test('keeps a message: it stays, and the report is closed', async () => {
    const [request, first] = await write();
    await report(first, 'anon');
    assert.equal((await decide(first, 'keep_message')).status, 'kept');
    assert.deepEqual([await queue(), (await bodies(request))[0]], [[], 'You are a fool']);
    assert.deepEqual(await database.query('select status from public.reports'), [{ status: 'dismissed' }]);
  });

  test('erases its words and pictures for both sides, once and for good', async () => {
    const [request, first] = await write();
    const { name } = await call<{ name: string }>(
      'begin_upload',
      { kind: 'message', target: request, n: 1, type: 'image/png' },
      'provider',
    );
    await database.query('select private.store_photo($1)', [name]);
    await database.query('update private.message_images set message_id = $1, n = 1', [first]);
    await report(first, 'anon');
    for (let turn = 0; turn < 2; turn += 1) assert.equal((await decide(first, 'erase_message')).status, 'erased');
    assert.deepEqual((await bodies(request))[0], null);
    assert.deepEqual(await database.query('select name from private.deleted_photos'), [{ name }]);
    assert.deepEqual((await item(first))!.decisions, ['keep_message']);
    assert.deepEqual(await database.query('select status from public.reports'), [{ status: 'actioned' }]);
  });

  test('opens only what was reported, and each reading is written down', async () => {
    const [, first, second] = await write();
    await report(first, 'anon');
    assert.equal(await item(second), null);
    await item(first);
    assert.deepEqual(await database.query("select staff_id, target_kind, target_id from private.staff_decisions where decision = 'read'"), [
      { staff_id: users.moderator, target_kind: 'message', target_id: first },
    ]);
    await refused(decide(second, 'keep_message'), 'PT404');
  });

  test('decides with a reason, by a moderator or an administrator who has no part in it', async () => {
    const [, first] = await write();
    await report(first, 'anon');
    for (const actor of ['support', 'stranger', 'provider', 'rival'] as const) {
      assert.equal(await item(first, actor), null);
      await refused(decide(first, 'keep_message', actor), 'PT403');
    }
    await refused(decide(first, 'keep_message', 'moderator', ''), 'PT422', 'reason');
    await refused(decide(first, 'publish'), 'PT422', 'decision');
    await database.query("insert into private.staff (user_id, role) values ($1, 'admin')", [users.provider]);
    assert.equal((await item(first, 'provider'))!.concerns_me, true);
    await refused(decide(first, 'keep_message', 'provider'), 'PT403');
  });

  test('cannot erase questions, which nobody typed', async () => {
    const [request] = await write();
    const id = crypto.randomUUID();
    await call('send_message', { message: { id, request_id: request, ask: ['photos'] } }, 'provider');
    await report(id, 'anon');
    await refused(decide(id, 'erase_message'), 'PT409');
  });
});
