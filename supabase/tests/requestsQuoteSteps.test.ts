import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { sampleQuote, type Quote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { confirmContact, contact, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();

const token = tokenOf('steps');
const submit = async () => {
  const project = newProject({ token, contact });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return requests[0]!.id;
};
const send = (quote: Record<string, unknown>, actor: Actor = 'provider') =>
  callAs<Quote>(database, actor, 'save_quote', { quote, send: true });
const save = (quote: Record<string, unknown>) => callAs<Quote>(database, 'provider', 'save_quote', { quote });
const withdraw = (id: string, actor: Actor = 'provider') => callAs<Quote>(database, actor, 'withdraw_quote', { id });
const advance = (request_id: string, to_status: string, actor: Actor = 'anon') =>
  callAs(database, actor, 'advance_request', { request_id, to_status, ...(actor === 'anon' && { token }) });
const view = async () => (await callAs<ProjectView>(database, 'anon', 'project_view', { token })).requests[0]!;
const mails = async () =>
  (
    await database.query<{ status: string }>(
      "select data ->> 'status' as status from private.outbox where kind = 'request_update' order by id",
    )
  ).map(({ status }) => status);
const statuses = async () =>
  (await database.query<{ status: string }>('select status from public.quotes order by version')).map(({ status }) => status);
const codes = async () =>
  (await view()).events
    .filter(({ from_status, to_status }) => from_status === to_status)
    .map((event) => (event as never)['detail']['code']);

describe('a quote that is saved and sent in one step', () => {
  test('is sent once: the same again is the same answer, whatever became of it since', async () => {
    const quote = sampleQuote(await submit());
    const sent = await send(quote);
    assert.deepEqual([sent.status, sent.total_cents, (await view()).status], ['sent', 139_505, 'quoted']);
    assert.deepEqual(await send(quote), sent);
    assert.deepEqual(await save(quote), sent);
    assert.deepEqual([await mails(), await statuses()], [['quoted'], ['sent']]);
    await advance((await view()).id, 'hired');
    const again = await send(quote);
    assert.deepEqual(again, { ...sent, status: 'accepted', accepted: again.accepted });
  });

  test('is not sent again with other content under its id', async () => {
    const quote = sampleQuote(await submit());
    const sent = await send(quote);
    await refused(send({ ...quote, deposit_cents: 0 }), 'PT409', 'sent');
    await refused(save({ ...quote, lines: quote.lines.slice(1) }), 'PT409', 'sent');
    assert.deepEqual((await view()).quote, sent);
  });

  test('may have been saved before', async () => {
    const quote = sampleQuote(await submit());
    await save({ ...quote, deposit_cents: 1 });
    assert.deepEqual([(await send(quote)).version, await statuses()], [1, ['sent']]);
  });

  test('that is refused leaves nothing behind', async () => {
    const quote = sampleQuote(await submit());
    for (const [field, changes] of [
      ['lines', { lines: [] }],
      ['lines', { lines: Array.from({ length: 200 }, () => quote.lines[0]) }],
      ['lines', { lines: [{ ...quote.lines[0], unit_cents: 1_000_000_001 }] }],
      ['valid_until', { valid_until: '2020-01-01' }],
      ['valid_until', { valid_until: null }],
      ['start_on', { start_on: '2020-01-01' }],
      ['deposit', { deposit_cents: 139_506 }],
      ['permit_by', { permit_by: null }],
      ['registered', { registered: null }],
    ] as const)
      await refused(send({ ...quote, ...changes }), 'PT422', field);
    assert.deepEqual([await statuses(), (await view()).status], [[], 'sent']);
  });

  test('is of owners and estimators of the company, while it is approved', async () => {
    const quote = sampleQuote(await submit());
    for (const actor of ['rival', 'stranger', 'owner', 'forged', 'staff'] as const) await refused(send(quote, actor), 'PT403');
    await assert.rejects(send(quote, 'anon'), { code: '42501' });
    const sent = await send(quote);
    for (const actor of ['rival', 'stranger', 'owner', 'staff'] as const) {
      await refused(send(quote, actor), 'PT403');
      await refused(withdraw(sent.id, actor), 'PT404');
    }
    await assert.rejects(withdraw(sent.id, 'anon'), { code: '42501' });
    await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
    await refused(withdraw(sent.id), 'PT403');
    await database.exec("update public.provider_members set role = 'owner'; update public.providers set status = 'suspended'");
    await refused(send(quote), 'PT403');
    await refused(withdraw(sent.id), 'PT403');
  });

  test('is refused once the homeowner has decided', async () => {
    const request = await submit();
    await advance(request, 'withdrawn');
    await refused(send(sampleQuote(request)), 'PT409', 'status');
  });

  test('takes 120 tries an hour', async () => {
    const quote = sampleQuote(await submit());
    for (let n = 0; n < 120; n += 1) await save(quote);
    await refused(send(quote), 'PT429');
  });
});

describe('a new version', () => {
  test('takes the place of the one before, and the homeowner is told of it', async () => {
    const request = await submit();
    await send(sampleQuote(request));
    const second = await send(sampleQuote(request, { deposit_cents: 0 }));
    assert.deepEqual([second.version, await statuses()], [2, ['superseded', 'sent']]);
    assert.deepEqual([await mails(), await codes()], [['quoted', 'quote_revised'], ['revised']]);
    assert.equal((await view()).quote!.id, second.id);
  });

  test('for somebody who is in contact makes the request quoted again', async () => {
    const request = await submit();
    await send(sampleQuote(request));
    await advance(request, 'connected');
    await send(sampleQuote(request));
    assert.deepEqual([(await view()).status, await mails()], ['quoted', ['quoted', 'quote_revised']]);
    assert.notEqual((await view()).connected_at, null);
  });

  test('is sent ten times in a day at most: each is a mail, and more may be saved', async () => {
    const request_id = await submit();
    for (let n = 0; n < 10; n += 1) await send(sampleQuote(request_id));
    const before = (await mails()).length;
    await refused(send(sampleQuote(request_id)), 'PT429');
    const { id } = await save(sampleQuote(request_id));
    await refused(callAs(database, 'provider', 'send_quote', { id }), 'PT429');
    assert.equal((await mails()).length, before);
  });

  test('waits until the open draft is sent', async () => {
    const request = await submit();
    await save(sampleQuote(request));
    await refused(send(sampleQuote(request)), 'PT409', 'draft');
  });
});

describe('a quote that its company takes back', () => {
  test('stands no longer; the request stays quoted, and the homeowner is told once', async () => {
    const request = await submit();
    const { id } = await send(sampleQuote(request));
    assert.equal((await withdraw(id)).status, 'withdrawn');
    assert.equal((await withdraw(id)).status, 'withdrawn');
    const { status, quote } = await view();
    assert.deepEqual([status, quote, await mails(), await codes()], ['quoted', null, ['quoted', 'quote_withdrawn'], ['withdrawn']]);
    await refused(advance(request, 'hired'), 'PT409');
  });

  test('makes room for another one', async () => {
    const request = await submit();
    const { id } = await send(sampleQuote(request));
    await withdraw(id);
    await send(sampleQuote(request));
    assert.deepEqual(
      [await statuses(), await mails()],
      [
        ['withdrawn', 'sent'],
        ['quoted', 'quote_withdrawn', 'quoted'],
      ],
    );
  });

  test('is not a draft, nor one that was accepted', async () => {
    const request = await submit();
    const quote = sampleQuote(request);
    await save(quote);
    await refused(withdraw(quote.id), 'PT409', 'status');
    await send(quote);
    await advance(request, 'hired');
    await refused(withdraw(quote.id), 'PT409', 'status');
  });
});

test('whoever ends the request takes the offer back or turns it down', async () => {
  const request = await submit();
  const { id } = await send(sampleQuote(request));
  for (const [to, actor, becomes] of [
    ['declined', 'provider', 'withdrawn'],
    ['withdrawn', 'anon', 'declined'],
  ] as const) {
    await database.exec('savepoint ends');
    await advance(request, to, actor);
    assert.deepEqual(await statuses(), [becomes], to);
    await database.exec('rollback to savepoint ends');
  }
  await advance(request, 'hired');
  for (const [to, becomes] of [
    ['declined', 'withdrawn'],
    ['withdrawn', 'declined'],
  ] as const) {
    await database.exec('savepoint ends');
    await database.query('select private.settle_quotes($1, $2)', [request, to]);
    assert.deepEqual(await statuses(), [becomes], `the job is ${to}`);
    await database.exec('rollback to savepoint ends');
  }
  await refused(withdraw(id), 'PT409');
});
