import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { companies, contact, forceRequests, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();

type Message = Answers['send_message'];
type Thread = NonNullable<Answers['thread']>;

const device = tokenOf('pictures');
const call = <Answer>(name: string, given: Record<string, unknown>, actor: Actor) =>
  callAs<Answer>(database, actor, name, { ...given, ...(actor === 'anon' && { token: device }) }, '203.0.113.9');
/** A guest's request to the provider's company. */
async function ask(changes: Record<string, unknown> = {}): Promise<string> {
  const project = newProject({ token: device, contact, provider_ids: [companies.provider, companies.rival], ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  return requests.find(({ provider_id }) => provider_id === companies.provider)!.id;
}
const begin = async (request: string, actor: Actor, changes: object = {}) =>
  (await call<{ name: string }>('begin_upload', { kind: 'message', target: request, n: 1, type: 'image/jpeg', ...changes }, actor)).name;
/** As the embedded backend does. */
const store = async (name: string) =>
  (await database.query<{ file: string | null }>('select private.store_photo($1) as file', [name]))[0]!.file;
async function add(request: string, actor: Actor): Promise<string> {
  const name = await begin(request, actor);
  assert.ok(await store(name));
  return name;
}
const send = (request: string, actor: Actor, uploads: unknown, changes: object = {}) =>
  call<Message>(
    'send_message',
    { message: { id: crypto.randomUUID(), request_id: request, body: 'Like this?', uploads, ...changes } },
    actor,
  );
const imagesFor = async (request: string, actor: Actor) =>
  (await call<Thread | null>('thread', { request_id: request }, actor))?.messages.map(({ images }) => images);
async function mayUpload(actor: Actor, name: string): Promise<boolean> {
  await database.exec('savepoint asking');
  await database.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify(actor === 'anon' ? {} : { sub: users[actor] }),
  ]);
  const [row] = await database.query<{ may: boolean }>('select private.may_upload_photo($1) as may', [name]);
  await database.exec('rollback to savepoint asking');
  return row!.may;
}

describe('pictures of a message', () => {
  test('are read by both sides with it, in their order, and by nobody else', async () => {
    const request = await ask();
    const guests = [await add(request, 'anon'), await add(request, 'anon'), await add(request, 'anon')].reverse();
    assert.deepEqual((await send(request, 'anon', guests)).images, guests);
    const companys = [await add(request, 'provider')];
    await send(request, 'provider', companys);
    for (const reader of ['anon', 'provider'] as const) assert.deepEqual(await imagesFor(request, reader), [guests, companys]);
    for (const reader of ['rival', 'stranger', 'staff'] as const) assert.equal(await imagesFor(request, reader), undefined);
  });

  test('stay as they are when the message is sent again', async () => {
    const request = await ask();
    const [first, second] = [await add(request, 'anon'), await add(request, 'anon')];
    const id = crypto.randomUUID();
    const sent = await send(request, 'anon', [first], { id });
    assert.deepEqual(await send(request, 'anon', [second], { id }), sent);
  });

  test('stand beside questions too, and a message needs none', async () => {
    const request = await ask();
    assert.deepEqual((await send(request, 'provider', [await add(request, 'provider')], { body: null, ask: ['sizes'] })).images.length, 1);
    for (const none of [null, [], undefined]) assert.deepEqual((await send(request, 'anon', none)).images, []);
  });

  test('are hidden from a company that is not approved any more', async () => {
    const request = await ask();
    await send(request, 'anon', [await add(request, 'anon')]);
    await database.query("update public.providers set status = 'suspended' where id = $1", [companies.provider]);
    assert.deepEqual(await imagesFor(request, 'provider'), [[]]);
    assert.equal((await imagesFor(request, 'anon'))![0]!.length, 1);
  });

  test('are at most three, each its own, there, of this side and of this request', async () => {
    const request = await ask();
    const other = await ask({ token: tokenOf('other'), contact: { ...contact, email: 'other@example.ca' } });
    const [own, companys, elsewhere] = [await add(request, 'anon'), await add(request, 'provider'), await add(other, 'provider')];
    const empty = await begin(request, 'anon');
    const sent = await add(request, 'anon');
    await send(request, 'anon', [sent]);
    const forged: [string, unknown][] = [
      ['four', [own, own, own, own]],
      ['twice the same', [own, own]],
      ['of the other side', [companys]],
      ['of another request', [elsewhere]],
      ['one that is not there', [empty]],
      ['one that was sent', [sent]],
      ['a name that is none', ['u/1/2.jpg']],
      ['no list', own],
    ];
    for (const [what, uploads] of forged) {
      await database.exec('savepoint before');
      await assert.rejects(send(request, 'anon', uploads), { code: 'PT422', detail: 'uploads' }, what);
      await database.exec('rollback to savepoint before');
    }
    assert.equal((await imagesFor(request, 'anon'))!.length, 1);
  });
});

describe('a name for a picture', () => {
  for (const [who, actor, code] of [
    ['another company', 'rival', 'PT403'],
    ['another account', 'stranger', 'PT403'],
    ['staff', 'staff', 'PT403'],
  ] as const) {
    test(`is not given to ${who}`, async () => {
      await refused(begin(await ask(), actor), code);
    });
  }

  test('is not given for an unknown request, without the link, nor once nobody writes any more', async () => {
    const request = await ask();
    const place = { kind: 'message', target: request, n: 1, type: 'image/jpeg' };
    await refused(begin(crypto.randomUUID(), 'anon'), 'PT404');
    await refused(callAs(database, 'anon', 'begin_upload', { ...place, token: tokenOf('wrong') }), 'PT403');
    const before = await begin(request, 'anon');
    await forceRequests(database, "status = 'declined'", `id = '${request}'`);
    assert.equal(await mayUpload('anon', before), false);
    await refused(begin(request, 'anon'), 'PT409');
  });

  for (const [what, changes, field] of [
    ['a fourth picture', { n: 4 }, 'n'],
    ['no number', { n: null }, 'n'],
    ['a drawing', { type: 'image/svg+xml' }, 'type'],
  ] as const) {
    test(`is not given for ${what}`, async () => refused(begin(await ask(), 'anon', changes), 'PT422', field));
  }

  test('is good for an hour, for the side that asked for it, until the message is sent', async () => {
    const request = await ask();
    const [guests, companys] = [await begin(request, 'anon'), await begin(request, 'provider')];
    assert.deepEqual(
      [
        await mayUpload('anon', guests),
        await mayUpload('provider', companys),
        await mayUpload('anon', companys),
        await mayUpload('rival', companys),
      ],
      [true, true, false, false],
    );
    await store(guests);
    assert.equal(await store(guests), null);
    await send(request, 'anon', [guests]);
    assert.equal(await mayUpload('anon', guests), false);
    await database.exec("update private.message_images set created_at = created_at - interval '1 hour'");
    assert.equal(await mayUpload('provider', companys), false);
  });

  test('counts with the photos of requests: sixty in an hour', async () => {
    const request = await ask();
    for (let turn = 0; turn < 60; turn += 1) await begin(request, 'anon');
    await refused(begin(request, 'anon'), 'PT429');
  });
});

describe('the bytes', () => {
  const passes = (time: string) => database.query('select private.apply_retention(now() + $1::interval)', [time]);
  const left = async () =>
    (
      await database.query<{ rows: number; bytes: number }>(
        'select (select count(*)::int from private.message_images) as rows, (select count(*)::int from private.deleted_photos) as bytes',
      )
    )[0];

  test('of what was not sent go after a day, and a name without picture leaves none', async () => {
    const request = await ask();
    await add(request, 'anon');
    await begin(request, 'anon');
    await send(request, 'anon', [await add(request, 'anon')]);
    await passes('23 hours');
    assert.deepEqual(await left(), { rows: 3, bytes: 0 });
    await passes('25 hours');
    assert.deepEqual(await left(), { rows: 1, bytes: 1 });
  });

  test('of what was sent go 90 days after nothing came of it; the words stay', async () => {
    const request = await ask();
    await send(request, 'anon', [await add(request, 'anon')]);
    await forceRequests(database, "status = 'declined'");
    await passes('91 days');
    assert.deepEqual(await left(), { rows: 0, bytes: 1 });
    assert.deepEqual(await imagesFor(request, 'anon'), [[]]);
  });
});
