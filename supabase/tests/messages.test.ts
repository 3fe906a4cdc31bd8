import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import {
  companies,
  confirmContact,
  contact,
  forceRequests,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';

const database = databaseForEachTest();

type Message = Answers['send_message'];
type Thread = NonNullable<Answers['thread']>;

const device = tokenOf('device');
const call = <Answer>(name: string, given: Record<string, unknown>, actor: Actor = 'anon') => callAs<Answer>(database, actor, name, given);
/** A guest's request to the provider's company and to the rival's. */
async function ask(changes: Record<string, unknown> = {}): Promise<{ project: string; request: string }> {
  const project = newProject({
    token: device,
    contact,
    postal_code: 'M5V 2T6',
    provider_ids: [companies.provider, companies.rival],
    ...changes,
  });
  const { id, requests } = await call<Submitted>('submit_project', { project });
  return { project: id, request: requests.find(({ provider_id }) => provider_id === companies.provider)!.id };
}
const send = (request: string, actor: Actor, changes: Record<string, unknown> = {}) =>
  call<Message>(
    'send_message',
    {
      message: { id: crypto.randomUUID(), request_id: request, ...('ask' in changes ? {} : { body: 'Is Friday good?' }), ...changes },
      ...(actor === 'anon' && { token: device }),
    },
    actor,
  );
const read = (request: string, actor: Actor, given: Record<string, unknown> = {}) =>
  call<Thread>('thread', { request_id: request, ...(actor === 'anon' && { token: device }), ...given }, actor);
/** PostgreSQL's own driver gives a bigint as text. */
const markRead = async (request: string, actor: Actor, seq: number) =>
  Number(await call<number | string>('mark_read', { request_id: request, seq, ...(actor === 'anon' && { token: device }) }, actor));
const stored = async (request: string) =>
  (
    await database.query<{ status: string; first_reply_at: string | null }>('select * from public.quote_requests where id = $1', [request])
  )[0]!;
const bodies = (thread: Thread) => thread.messages.map(({ body }) => body);
const advance = (request_id: string, to_status: string, actor: Actor) =>
  call('advance_request', { request_id, to_status, ...(actor === 'anon' && { token: device }) }, actor);
/** Puts somebody into the team of the provider's company. */
const join = (actor: keyof typeof users, role: string) =>
  database.query('insert into public.provider_members (provider_id, user_id, role) values ($1, $2, $3)', [
    companies.provider,
    users[actor],
    role,
  ]);
/** The mails about messages that wait, oldest first. */
const mails = () =>
  database.query<{ recipient: string; data: Record<string, string>; due: boolean; soon: boolean }>(
    `select recipient, data, next_attempt_at <= now() + interval '119 seconds' as due, next_attempt_at <= now() + interval '2 minutes' as soon
       from private.outbox where kind = 'message_received' order by id`,
  );

describe('a message', () => {
  test('is read by both sides, in order', async () => {
    const { request } = await ask();
    await send(request, 'anon', { body: 'Hello?' });
    await send(request, 'provider', { body: 'Hello.' });
    for (const reader of ['anon', 'provider'] as const) assert.deepEqual(bodies(await read(request, reader)), ['Hello?', 'Hello.']);
    assert.deepEqual([(await read(request, 'anon')).side, (await read(request, 'provider')).side], ['homeowner', 'provider']);
  });

  test('sent twice is stored once, and told once', async () => {
    const { request } = await ask();
    const id = crypto.randomUUID();
    const first = await send(request, 'provider', { id });
    assert.deepEqual(await send(request, 'provider', { id, body: 'Something else' }), first);
    assert.equal((await read(request, 'anon')).messages.length, 1);
    assert.equal((await mails()).length, 1);
  });

  test('takes the id of nobody else', async () => {
    const { request } = await ask();
    const { id } = await send(request, 'provider');
    await refused(send(request, 'anon', { id }), 'PT409');
    const other = await ask({ token: tokenOf('other') });
    await refused(send(other.request, 'provider', { id }), 'PT409');
  });

  for (const [what, body] of [
    ['markup', '<img src=x onerror=alert(1)> {{name}} =1+1'],
    ['4,000 characters outside the basic plane', '🛠'.repeat(4000)],
    ['writing from right to left', 'مرحبا، متى تأتي؟'],
    ['lines', 'One\n\nTwo'],
  ] as const) {
    test(`keeps ${what} as typed`, async () => {
      const { request } = await ask();
      assert.equal((await send(request, 'anon', { body })).body, body);
    });
  }

  test('loses the marks that turn the direction of reading, and cannot pretend that something is hidden', async () => {
    const { request } = await ask();
    assert.equal((await send(request, 'anon', { body: '\u202eabc\u2066d\ufffce' })).body, 'abcde');
  });

  test('needs words, or questions that we know, from who may ask', async () => {
    const { request } = await ask();
    for (const body of ['', ' \n ', '\u202e']) await refused(send(request, 'provider', { body }), 'PT422', 'body');
    await refused(send(request, 'provider', { body: 'a'.repeat(4001) }), 'PT422', 'body');
    await refused(send(request, 'provider', { ask: ['salary'] }), 'PT422', 'ask');
    await refused(send(request, 'provider', { ask: [] }), 'PT422', 'ask');
    await refused(send(request, 'anon', { ask: ['photos'] }), 'PT422', 'ask');
    await refused(send(request, 'provider', { ask: ['photos'], body: 'And this' }), 'PT422', 'body');
    await refused(send(request, 'provider', { id: 'no' }), 'PT422', 'id');
  });

  test('is written by the two sides alone', async () => {
    const { request } = await ask();
    for (const actor of ['owner', 'stranger', 'forged', 'rival', 'unconfirmed', 'staff'] as const) {
      await refused(send(request, actor), 'PT403');
      assert.equal(await read(request, actor), null);
      await refused(markRead(request, actor, 1), 'PT404');
    }
    await refused(
      call('send_message', { message: { id: crypto.randomUUID(), request_id: request, body: 'Hi' }, token: tokenOf('wrong') }),
      'PT403',
    );
    await refused(send('00000000-0000-4000-8000-00000000dead', 'provider'), 'PT404');
  });

  test('is read by the crew, who writes nothing and whose look marks nothing', async () => {
    const { request } = await ask();
    await join('stranger', 'member');
    const { seq } = await send(request, 'anon');
    const thread = await read(request, 'stranger');
    assert.deepEqual([thread.messages.length, thread.writable], [1, false]);
    await refused(send(request, 'stranger'), 'PT403');
    assert.equal(await markRead(request, 'stranger', seq), 0);
    assert.equal((await read(request, 'anon')).seen, null);
  });

  test('of a draft or of a request that came to nothing is refused', async () => {
    const { request } = await ask({ contact: null });
    await refused(send(request, 'anon'), 'PT409');
    for (const status of ['declined', 'withdrawn', 'expired']) {
      await forceRequests(database, `status = '${status}', sent_at = now()`);
      for (const actor of ['anon', 'provider'] as const) await refused(send(request, actor), 'PT409');
      assert.equal((await read(request, 'provider')).writable, false);
    }
  });

  test('may be written for 90 days after the work', async () => {
    const { request } = await ask({ provider_ids: [companies.provider] });
    await database.query(
      `insert into private.jobs (request_id, hired_at, company_done_at, homeowner_done_at, completed_by)
       values ($1, now(), now(), now(), 'both')`,
      [request],
    );
    await forceRequests(database, "status = 'completed', connected_at = now(), updated_at = now() - interval '89 days'");
    await send(request, 'provider');
    await forceRequests(database, "updated_at = now() - interval '91 days'");
    await refused(send(request, 'provider'), 'PT409');
    assert.equal((await read(request, 'anon')).messages.length, 1);
  });

  test('is neither changed nor deleted, not even by the owner of the table', async () => {
    const { request } = await ask();
    await send(request, 'anon');
    for (const change of [
      "update private.messages set body = 'Other'",
      'delete from private.messages',
      "update private.messages set side = 'provider'",
    ]) {
      await database.exec('savepoint change');
      await assert.rejects(database.exec(change), { code: 'PT409' });
      await database.exec('rollback to savepoint change');
    }
  });
});

describe('a member who leaves', () => {
  test('leaves what they wrote for the company, without their name', async () => {
    const { request } = await ask();
    await send(request, 'provider', { body: 'Tomorrow' });
    await database.query('delete from auth.users where id = $1', [users.provider]);
    const [message] = (await read(request, 'anon')).messages;
    assert.deepEqual([message!.body, message!.sender], ['Tomorrow', { name: null, place: 'Company provider' }]);
  });
});

describe('contact details', () => {
  const words = 'Call 416-555-0199';

  test('are hidden from both sides until the homeowner shares theirs, and then are there', async () => {
    const { project, request } = await ask();
    await send(request, 'anon', { body: words });
    await send(request, 'provider', { body: words });
    for (const reader of ['anon', 'provider'] as const) {
      const { messages, open } = await read(request, reader);
      assert.equal(open, false);
      assert.deepEqual(
        messages.map(({ body }) => body),
        ['Call ￼', 'Call ￼'],
      );
      assert.deepEqual(
        messages.map(({ sender }) => sender),
        [
          { name: null, place: 'M5V' },
          { name: 'provider', place: 'Company provider' },
        ],
      );
    }
    await confirmContact(database, project);
    await advance(request, 'connected', 'anon');
    for (const reader of ['anon', 'provider'] as const) {
      const { messages, open } = await read(request, reader);
      assert.equal(open, true);
      assert.deepEqual(
        messages.map(({ body }) => body),
        [words, words],
      );
      assert.equal(messages[0]!.sender.name, 'Sam Roy');
    }
  });

  test('are hidden again from a company that is suspended, which reads and no longer writes', async () => {
    const { project, request } = await ask();
    await send(request, 'anon', { body: words });
    await send(request, 'provider');
    await confirmContact(database, project);
    await advance(request, 'connected', 'anon');
    await database.query("update public.providers set status = 'suspended' where id = $1", [companies.provider]);
    const { messages, open, writable } = await read(request, 'provider');
    assert.deepEqual([messages[0]!.body, messages[0]!.sender.name, open, writable], ['Call ￼', null, false, false]);
    await refused(send(request, 'provider'), 'PT403');
  });

  test('do not stand in for the name of a member', async () => {
    const { request } = await ask();
    for (const name of ['4165550199', 'sam@example.ca', 'example.ca']) {
      await database.query('update public.profiles set display_name = $1 where user_id = $2', [name, users.provider]);
      assert.equal((await send(request, 'provider')).sender.name, null);
    }
  });
});

describe("a company's message", () => {
  test('answers the request, without another mail', async () => {
    const { request } = await ask();
    await send(request, 'provider');
    const { status, first_reply_at } = await stored(request);
    assert.equal(status, 'interested');
    assert.ok(first_reply_at);
    const [{ n }] = (await database.query<{ n: number }>(
      "select count(*)::int as n from private.outbox where kind = 'request_update'",
    )) as [{ n: number }];
    assert.equal(n, 0);
  });

  test('leaves a booking to its confirmation', async () => {
    const { project, request } = await ask();
    await database.exec(`alter table public.projects disable trigger user;
      update public.projects set source = 'fixed_price' where id = '${project}';
      alter table public.projects enable trigger user`);
    await send(request, 'provider');
    assert.equal((await stored(request)).status, 'sent');
  });

  test("opens the project for a week when it asks, and the homeowner's own do not", async () => {
    const { project, request } = await ask();
    await forceRequests(database, "sent_at = now() - interval '2 days'");
    const change = (postal_code: string) =>
      call('submit_project', {
        project: {
          id: project,
          token: device,
          source: 'profile',
          provider_ids: [companies.provider],
          locale: 'en',
          service_name: 'Leak repair',
          postal_code,
        },
      });
    const addPhoto = (n: number) => call('begin_upload', { kind: 'project', target: project, n, type: 'image/jpeg', token: device });
    await send(request, 'anon');
    await send(request, 'provider');
    await refused(change('K1P 5M7'), 'PT409');
    await refused(addPhoto(1), 'PT409');
    assert.deepEqual((await send(request, 'provider', { ask: ['postal_code', 'photos'] })).ask?.toSorted(), ['photos', 'postal_code']);
    await change('K1P 5M7');
    await addPhoto(1);
    const { project: shown } = await call<ProjectView>('project_view', { token: device });
    assert.equal(shown.postal_code, 'K1P 5M7');
    await database.exec("update public.projects set open_until = now() - interval '1 second'");
    await refused(change('K1P 5M8'), 'PT409');
    await refused(addPhoto(2), 'PT409');
  });

  test('opens the fields alone: who is asked and how to answer stay', async () => {
    const { project, request } = await ask();
    await send(request, 'provider', { ask: ['timing'] });
    await forceRequests(database, "sent_at = now() - interval '2 days'");
    const base = {
      id: project,
      token: device,
      source: 'profile',
      service_name: 'Leak repair',
      provider_ids: [companies.provider],
      locale: 'en',
    };
    await refused(call('submit_project', { project: { ...base, provider_ids: [companies.provider, companies.third] } }), 'PT409');
    await refused(call('submit_project', { project: { ...base, contact: { ...contact, email: 'other@example.ca' } } }), 'PT409');
  });
});

describe('the mail about messages', () => {
  test('waits two minutes and is one for twenty quick ones', async () => {
    const { project, request } = await ask();
    await confirmContact(database, project);
    for (let n = 0; n < 20; n++) await send(request, 'anon', { body: `Number ${n}` });
    assert.deepEqual(
      (await mails()).map(({ recipient, due, soon }) => ({ recipient, due, soon })),
      [{ recipient: 'provider@example.test', due: false, soon: true }],
    );
    const [{ links }] = (await database.query<{ links: number }>(
      "select count(*)::int as links from private.project_links where kind = 'mail'",
    )) as [{ links: number }];
    for (let n = 0; n < 20; n++) await send(request, 'provider', { body: `Number ${n}` });
    const [, mail] = await mails();
    assert.equal(mail!.recipient, contact.email);
    assert.equal(mail!.data.provider, 'Company provider');
    const [{ after }] = (await database.query<{ after: number }>(
      "select count(*)::int as after from private.project_links where kind = 'mail'",
    )) as [{ after: number }];
    assert.equal(after, links + 1, 'one mail makes one link');
    assert.equal((await mails()).length, 2);
  });

  test('does not go when the message is read before, and not again while it waits unread', async () => {
    const { request } = await ask();
    const { seq } = await send(request, 'provider');
    await markRead(request, 'anon', seq);
    assert.deepEqual(await mails(), []);
    await send(request, 'provider', { body: 'One more' });
    assert.equal((await mails()).length, 1);
    await database.exec("update private.outbox set sent_at = now(), next_attempt_at = null where kind = 'message_received'");
    await send(request, 'provider', { body: 'And one more' });
    assert.equal((await mails()).length, 1);
  });

  test('still goes about what came in while the earlier ones were read', async () => {
    const { request } = await ask();
    const first = await send(request, 'provider');
    await send(request, 'provider', { body: 'Second' });
    await markRead(request, 'anon', first.seq);
    assert.equal((await mails()).length, 1);
    const { requests } = await call<ProjectView>('project_view', { token: device });
    assert.equal((requests.find(({ id }) => id === request) as unknown as { unread: boolean }).unread, true);
  });

  test('goes to each owner and estimator, not to the crew, and holds no words', async () => {
    const { request } = await ask();
    await join('stranger', 'owner');
    await join('owner', 'member');
    await send(request, 'anon', { body: 'xylophone' });
    const sent = await mails();
    assert.deepEqual(sent.map(({ recipient }) => recipient).toSorted(), ['provider@example.test', 'stranger@example.test']);
    for (const { data } of sent) assert.deepEqual(data, { service: 'Leak repair', link: `/account/leads/${request}` });
  });

  test('goes with its request when the person is erased', async () => {
    const { request } = await ask();
    await send(request, 'anon');
    const person = `(null, '{}', array(select project_id from public.quote_requests where id = '${request}'), array['${request}'::uuid], '{}')`;
    await database.exec(`select private.erase_person(row${person}::private.person)`);
    assert.deepEqual(await mails(), []);
  });
});

describe('reading', () => {
  test('is seen by the other side, and the mark only grows', async () => {
    const { request } = await ask();
    const first = await send(request, 'provider');
    const second = await send(request, 'provider', { body: 'Second' });
    assert.equal((await read(request, 'provider')).seen, null);
    assert.equal(await markRead(request, 'anon', second.seq + 100), second.seq);
    const { seen } = await read(request, 'provider');
    assert.equal(seen?.seq, second.seq);
    assert.equal(await markRead(request, 'anon', first.seq), second.seq);
    assert.equal((await read(request, 'anon')).read_seq, second.seq);
    assert.equal((await read(request, 'anon')).seen, null, 'nothing of theirs was read');
  });

  test('without news is at most 300 bytes', async () => {
    const { request } = await ask();
    const { seq } = await send(request, 'provider');
    await markRead(request, 'anon', seq);
    for (const reader of ['anon', 'provider'] as const) {
      const thread = await read(request, reader, { after_seq: seq });
      assert.deepEqual(thread.messages, []);
      assert.ok(JSON.stringify(thread).length <= 300, JSON.stringify(thread));
    }
  });

  test('gives the newest fifty, and those before them', async () => {
    const { request } = await ask();
    await database.query(
      `insert into private.messages (id, request_id, side, kind, body)
       select gen_random_uuid(), $1, 'homeowner', 'text', n::text from generate_series(1, 120) as n`,
      [request],
    );
    const newest = await read(request, 'provider');
    assert.deepEqual(
      [newest.messages.length, newest.messages[0]!.body, newest.messages.at(-1)!.body, newest.older],
      [50, '71', '120', true],
    );
    const before = await read(request, 'provider', { before_seq: newest.messages[0]!.seq });
    assert.deepEqual([before.messages.length, before.messages[0]!.body, before.older], [50, '21', true]);
    const rest = await read(request, 'provider', { before_seq: before.messages[0]!.seq });
    assert.deepEqual([rest.messages.length, rest.older], [20, false]);
    assert.equal((await read(request, 'provider', { after_seq: newest.messages[47]!.seq })).messages.length, 2);
  });

  test('says how many steps the timeline has', async () => {
    const { request } = await ask();
    const { events } = await read(request, 'provider');
    await advance(request, 'viewed', 'provider');
    assert.equal((await read(request, 'provider')).events, events + 1);
  });
});

describe('how much is written', () => {
  test('twenty messages in an hour and a hundred in a day of a side', async () => {
    const { project, request } = await ask();
    await confirmContact(database, project);
    for (let n = 0; n < 20; n++) await send(request, 'anon');
    await refused(send(request, 'anon'), 'PT429');
    await send(request, 'provider');
    await database.exec('update private.rate_limits set n = 0 where n = 20');
    const day = `message/homeowner/${request}/day`;
    await database.query("update private.rate_limits set n = 100 where key = encode(sha256(convert_to($1, 'UTF8')), 'hex')", [day]);
    await refused(send(request, 'anon'), 'PT429');
  });

  test('three hundred in a day of a company', async () => {
    const { request } = await ask();
    await database.query('select private.enforce_rate_limit($1, 300, $2::interval) from generate_series(1, 300)', [
      `message/company/${companies.provider}`,
      '1 day',
    ]);
    await refused(send(request, 'provider'), 'PT429');
  });

  test('five of a homeowner whose address is not confirmed', async () => {
    const { project, request } = await ask();
    for (let n = 0; n < 5; n++) await send(request, 'anon');
    await refused(send(request, 'anon'), 'PT403', 'confirm');
    await confirmContact(database, project);
    await send(request, 'anon');
  });
});
