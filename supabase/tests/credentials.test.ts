import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { addCompanies, companies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.exec(`
    update auth.users set email_confirmed_at = now();
    update public.provider_members set role = 'owner';
    insert into private.staff (user_id, role) values
      ('${users.moderator}', 'moderator'), ('${users.support}', 'support'), ('${users.ownModerator}', 'moderator');
    insert into public.provider_members (provider_id, user_id, role) values
      ('${companies.provider}', '${users.estimator}', 'manager'), ('${companies.provider}', '${users.crew}', 'member'),
      ('${companies.provider}', '${users.ownModerator}', 'member')
      on conflict do nothing`);
});

type Credentials = NonNullable<Answers['company_credentials']>;
const reason = 'The insurer confirmed it by phone.';
const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
const begin = (actor: Actor, target: string = companies.provider, kind = 'evidence') =>
  callAs<{ name: string; stored: boolean }>(database, actor, 'begin_upload', { kind, target, n: 1, type: 'image/jpeg' });

/** Asks a function of Storage as the actor. */
async function ask<T>(actor: Actor, call: string, parameters: unknown[]): Promise<T> {
  await database.exec('savepoint asking');
  await database.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify(actor === 'anon' ? {} : { sub: users[actor as keyof typeof users] }),
  ]);
  const [row] = await database.query<{ answer: T }>(`select ${call} as answer`, parameters);
  await database.exec('rollback to savepoint asking');
  return row!.answer;
}
const mayUpload = (actor: Actor, name: string, bucket = 'evidence') =>
  ask<boolean>(actor, 'private.may_upload_company_file($1, $2)', [bucket, name]);
const fileFor = (actor: Actor, name: string) => ask<string | null>(actor, "private.company_file('evidence', $1)", [name]);
/** As the embedded backend does. */
const store = async (name: string, bucket = 'evidence') =>
  (await database.query<{ file: string | null }>('select private.store_company_file($1, $2) as file', [bucket, name]))[0]!.file;
async function photo(actor: Actor = 'provider'): Promise<string> {
  const { name } = await begin(actor);
  assert.ok(await store(name));
  return name;
}
const insurance = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  provider_id: companies.provider,
  kind: 'liability_insurance',
  number: 'P-1',
  issuer: 'Northern Mutual',
  expires_on: day(200),
  ...changes,
});
const claim = (changes: object = {}, actor: Actor = 'provider') =>
  callAs<{ id: string }>(database, actor, 'claim_credential', { claim: insurance(changes) });
const mine = (actor: Actor = 'provider') =>
  callAs<Credentials | null>(database, actor, 'company_credentials', { provider: companies.provider });
const decide = (id: string, decision = 'verify', actor: Actor = 'moderator') =>
  callAs(database, actor, 'decide_credential', { id, decision, reason });
const item = (id: string, actor: Actor = 'moderator') =>
  callAs<Answers['staff_item']>(database, actor, 'staff_item', { queue: 'credentials', id });
const mails = async (kind: string) =>
  (await database.query<{ data: Record<string, string> }>('select data from private.outbox where kind = $1 order by id', [kind])).map(
    ({ data }) => data,
  );
const round = async (at: string) => (await database.query<{ n: number }>(`select private.due_credentials(${at}) as n`))[0]!.n;

describe('a licence or proof of a live page', () => {
  test('is claimed with a photo, seen and verified by staff, shown, and its owner is told once', async () => {
    const evidence = await photo();
    const { id } = await claim({ evidence });
    assert.deepEqual(
      (await mine())!.map((known) => [known.id, known.status, known.evidence]),
      [[id, 'claimed', true]],
    );
    assert.deepEqual((await item(id))!.pictures, [evidence]);
    await decide(id);
    await decide(id);
    assert.equal((await mine())![0]!.status, 'verified');
    const link = `/account/listing?company=${companies.provider}`;
    const [company] = await database.query<{ trade_name: string }>('select trade_name from public.providers where id = $1', [
      companies.provider,
    ]);
    assert.deepEqual(await mails('credential_decided'), [
      { company: company!.trade_name, credential: 'liability_insurance', status: 'verified', link },
    ]);
    const profile = await callAs<Answers['provider_profile']>(database, 'anon', 'provider_profile', { id: companies.provider });
    assert.deepEqual(
      profile!.credentials.map((shown) => [shown.id, shown.number]),
      [[id, null]],
    );
  });

  test('that was not confirmed says why, and may be claimed again', async () => {
    const { id } = await claim({ evidence: await photo() });
    await decide(id, 'reject');
    assert.deepEqual(
      (await mine())!.map((known) => [known.status, known.reason]),
      [['rejected', reason]],
    );
    const evidence = await photo();
    await claim({ id, evidence });
    assert.deepEqual(
      (await mine())!.map((known) => [known.id, known.status, known.reason]),
      [[id, 'claimed', null]],
    );
    assert.deepEqual((await item(id))!.pictures, [evidence]);
    assert.equal((await mails('credential_decided'))[0]!['status'], 'rejected');
  });

  test('is claimed once, however often it is sent', async () => {
    const evidence = await photo();
    const { id } = await claim({ evidence });
    await claim({ id, evidence });
    await claim({ evidence: await photo() });
    assert.equal((await mine())!.length, 1);
  });

  test('needs a photo where no public register holds it', async () => {
    await refused(claim(), 'PT422', 'evidence');
    await claim({ kind: 'rbq', number: '5678-1234-01', jurisdiction: 'QC' });
    assert.deepEqual(
      (await mine())!.map((known) => known.evidence),
      [false],
    );
  });

  test('is renewed beside the one that runs, and takes its place', async () => {
    const { id } = await claim({ evidence: await photo(), expires_on: day(20) });
    await decide(id);
    await refused(claim({ evidence: await photo(), expires_on: day(20) }), 'PT409', 'verified');
    const renewal = await claim({ evidence: await photo(), expires_on: day(385) });
    assert.deepEqual((await mine())!.map((known) => known.status).sort(), ['claimed', 'verified']);
    await decide(renewal.id);
    assert.deepEqual(
      (await mine())!.map((known) => [known.id, known.expires_on]),
      [[renewal.id, day(385)]],
    );
  });

  test('is withdrawn with its photo', async () => {
    const evidence = await photo();
    const { id } = await claim({ evidence });
    await callAs(database, 'provider', 'withdraw_credential', { id });
    assert.deepEqual(await mine(), []);
    assert.equal(await fileFor('provider', evidence), null);
    assert.deepEqual(await database.query('select name, bucket from private.deleted_photos'), [{ name: evidence, bucket: 'evidence' }]);
  });

  test('is one of 30 at most', async () => {
    const number = (n: number) => ({ kind: 'municipal', jurisdiction: 'ON', number: `M-${n}` });
    for (let n = 0; n < 30; n++) await claim(number(n));
    await refused(claim(number(30)), 'PT409');
  });
});

describe('one that its company changed after a moderator read it', () => {
  /** As if what was read so far was read a minute ago. */
  const aMinuteLater = () =>
    database.exec(`alter table private.staff_decisions disable trigger user;
      update private.staff_decisions set at = at - interval '1 minute';
      alter table private.staff_decisions enable trigger user`);

  test('is verified once it was read again, and rejected all the same', async () => {
    const id = crypto.randomUUID();
    const evidence = await photo();
    await claim({ id, evidence });
    await item(id);
    await aMinuteLater();
    await claim({ id, evidence, number: 'P-2' });
    await refused(decide(id), 'PT409', 'version');
    await database.exec('savepoint unread');
    await decide(id, 'reject');
    await database.exec('rollback to savepoint unread');
    await item(id);
    await item(id);
    assert.equal((await database.query("select from private.staff_decisions where decision = 'read'")).length, 2);
    await decide(id);
  });

  test('is not read for one moderator by another', async () => {
    const id = crypto.randomUUID();
    const evidence = await photo();
    await claim({ id, evidence });
    await item(id);
    await aMinuteLater();
    await claim({ id, evidence, number: 'P-2' });
    await database.query("insert into private.staff (user_id, role) values ($1, 'moderator')", [users.stranger]);
    await item(id, 'stranger');
    await refused(decide(id), 'PT409', 'version');
    await decide(id, 'verify', 'stranger');
  });
});

describe('a photo of a proof', () => {
  test('is stored once, by who writes the page, under the name they got', async () => {
    const { name } = await begin('provider');
    for (const actor of ['provider', 'estimator'] as const) assert.equal(await mayUpload(actor, name), true, actor);
    for (const actor of ['anon', 'stranger', 'rival', 'crew', 'removedMember', 'moderator', 'suspendedOwner', 'leftOwner'] as const)
      assert.equal(await mayUpload(actor, name), false, actor);
    assert.equal(await mayUpload('provider', name, 'portfolio'), false);
    assert.equal(await store(name, 'portfolio'), null);
    assert.ok(await store(name));
    assert.equal(await store(name), null);
  });

  test('is read by its company and by who decides, and by nobody else', async () => {
    const evidence = await photo();
    await claim({ evidence });
    for (const actor of ['provider', 'estimator', 'moderator'] as const) assert.ok(await fileFor(actor, evidence), actor);
    const others = ['anon', 'stranger', 'rival', 'crew', 'removedMember', 'support', 'exModerator', 'suspendedOwner', 'forged'] as const;
    for (const actor of others) assert.equal(await fileFor(actor, evidence), null, actor);
    assert.equal(await ask('provider', "private.company_file('portfolio', $1)", [evidence]), null);
  });

  test('of another company proves nothing here', async () => {
    const evidence = await photo();
    await refused(claim({ provider_id: companies.rival, evidence }, 'rival'), 'PT422', 'evidence');
    const { id } = await claim({ evidence });
    await refused(claim({ number: 'P-2', evidence }), 'PT422', 'evidence');
    await refused(claim({ id, evidence: (await begin('provider')).name }), 'PT422', 'evidence');
  });

  test('can be added by nobody for another company, nor while a company may not write its page', async () => {
    for (const actor of ['anon', 'stranger', 'rival', 'crew', 'removedMember', 'moderator', 'support', 'exModerator'] as const)
      await refused(begin(actor), 'PT404');
    await database.exec(`update public.providers set status = 'suspended' where id = '${companies.provider}'`);
    await refused(begin('provider'), 'PT409');
    await refused(claim(), 'PT409');
  });

  test('counts as an upload', async () => {
    for (let n = 0; n < 60; n++) await begin('provider');
    await refused(begin('provider'), 'PT429');
  });

  test('is seen by staff in an item whose reading is written down, not by who runs the company', async () => {
    const { id } = await claim({ evidence: await photo() });
    await item(id);
    const reads = await database.query('select decision from private.staff_decisions where target_id = $1 and staff_id = $2', [
      id,
      users.moderator,
    ]);
    assert.deepEqual(reads, [{ decision: 'read' }]);
    const own = await item(id, 'ownModerator');
    assert.deepEqual([own!.concerns_me, own!.pictures], [true, []]);
    assert.equal(await item(id, 'support'), null);
  });

  test('goes 90 days after the decision, and after a day when no claim names it', async () => {
    const passes = (days: number) => database.query('select private.apply_retention(now() + $1::interval)', [`${days} days`]);
    const left = async () => (await database.query<{ name: string }>('select name from private.company_files')).map(({ name }) => name);
    const evidence = await photo();
    const { id } = await claim({ evidence });
    await photo();
    await passes(2);
    assert.deepEqual(await left(), [evidence]);
    await passes(200);
    assert.deepEqual(await left(), [evidence]);
    await decide(id);
    await passes(89);
    assert.deepEqual(await left(), [evidence]);
    await passes(91);
    assert.deepEqual(await left(), []);
  });
});

describe('who reads the claims', () => {
  test('are owner and estimator of the company', async () => {
    await claim({ evidence: await photo() });
    assert.equal((await mine('estimator'))!.length, 1);
    for (const actor of ['stranger', 'rival', 'crew', 'removedMember', 'moderator', 'suspendedOwner'] as const)
      assert.equal(await mine(actor), null, actor);
    await assert.rejects(mine('anon'), { code: '42501' });
  });
});

describe('the end of a licence or proof', () => {
  const at = (days: number) => `now() + interval '${days} days'`;
  const told = async () => (await mails('credential_ending')).map(({ credential, day: on, over }) => [credential, on, over]);
  async function verified(changes: object = {}): Promise<void> {
    const { id } = await claim({ evidence: await photo(), expires_on: day(100), ...changes });
    await decide(id);
  }

  test('is told 30 and 7 days before and once it is over, each once', async () => {
    await verified();
    for (const days of [60, 69]) assert.equal(await round(at(days)), 0);
    const expected: unknown[] = [];
    for (const [days, over] of [
      [71, 'false'],
      [94, 'false'],
      [102, 'true'],
    ] as const) {
      assert.equal(await round(at(days)), 1);
      assert.equal(await round(at(days)), 0);
      expected.push(['liability_insurance', day(100), over]);
      assert.deepEqual(await told(), expected);
    }
    assert.equal(await round(at(120)), 0);
  });

  test('that is told late is told once', async () => {
    await verified();
    assert.equal(await round(at(102)), 1);
    assert.equal(await round(at(95)), 0);
    assert.equal((await told()).length, 1);
  });

  test('is not told where it is renewed, nor of a page that is not live', async () => {
    await verified();
    await claim({ evidence: await photo(), expires_on: day(465) });
    await round(at(80));
    assert.deepEqual(await told(), []);
    await database.exec(`update public.providers set status = 'suspended' where id = '${companies.provider}'`);
    assert.equal(await round(at(95)), 0);
  });

  test('is told again of the renewal', async () => {
    await verified();
    await round(at(80));
    await verified({ expires_on: day(300) });
    await round(at(275));
    assert.deepEqual(
      (await told()).map(([, on]) => on),
      [day(100), day(300)],
    );
  });
});
