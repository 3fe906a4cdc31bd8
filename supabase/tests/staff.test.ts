import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import { addCompanies } from './support/requests.ts';
import { doWork, submitReview } from './support/reviews.ts';
import { openTestDatabase, type Row, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await database.exec('update auth.users set email_confirmed_at = now()');
  await addCompanies(database);
});
after(() => database.close());
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

const asServer = async (name: string, ...given: string[]) =>
  (
    await database.query<{ answer: Row }>(`select public.${name}(${given.map((_, index) => `$${index + 1}`).join(', ')}) as answer`, given)
  )[0]!.answer;
const grant = (name: string, role: string) => asServer('grant_staff', `${name}@example.test`, role);
const counts = (actor: Actor) => callAs<{ role: string; queues: { queue: string; n: number }[] } | null>(database, actor, 'staff_counts');
const mails = () =>
  database.query<{ recipient: string; data: Row }>("select recipient, data from private.outbox where kind = 'staff_granted' order by id");
const decisions = () =>
  database.query<Row>(
    "select staff_id, target_kind, target_id, decision from private.staff_decisions where decision <> 'read' order by id",
  );

describe('rights', () => {
  test('are given to a confirmed address, once, written down, and told to every administrator', async () => {
    await grant('staff', 'admin');
    assert.deepEqual(await grant('Moderator', 'moderator'), { email: 'moderator@example.test', role: 'moderator' });
    await grant('moderator', 'moderator');
    assert.deepEqual(
      (await mails()).map(({ recipient, data }) => [recipient, data['email'], data['role']]),
      [
        ['staff@example.test', 'staff@example.test', 'admin'],
        ['staff@example.test', 'moderator@example.test', 'moderator'],
      ],
    );
    assert.deepEqual(
      (await decisions()).map(({ target_id, decision }) => [target_id, decision]),
      [
        [users.staff, 'granted admin'],
        [users.moderator, 'granted moderator'],
      ],
    );
    assert.deepEqual(
      ((await asServer('list_staff')) as unknown as Row[]).map(({ email, role }) => [email, role]),
      [
        ['moderator@example.test', 'moderator'],
        ['staff@example.test', 'admin'],
      ],
    );
  });

  test('end with the next call', async () => {
    await grant('moderator', 'moderator');
    assert.equal((await counts('moderator'))!.role, 'moderator');
    await asServer('revoke_staff', 'moderator@example.test');
    assert.equal(await counts('moderator'), null);
    await asServer('revoke_staff', 'moderator@example.test');
    assert.deepEqual(
      (await decisions()).map(({ decision }) => decision),
      ['granted moderator', 'revoked'],
    );
  });

  test('are not given to an address that nobody confirmed, nor in a role that does not exist', async () => {
    await database.query('update auth.users set email_confirmed_at = null where id = $1', [users.stranger]);
    for (const [name, role, code] of [
      ['stranger', 'admin', 'PT404'],
      ['nobody', 'admin', 'PT404'],
      ['owner', 'king', 'PT422'],
    ] as const) {
      await database.exec('savepoint before');
      await refused(grant(name, role), code);
      await database.exec('rollback to savepoint before');
    }
  });

  test('are given by nobody who calls from outside', async () => {
    await grant('staff', 'admin');
    for (const actor of ['anon', 'forged', 'staff'] as const) {
      for (const [name, given] of [
        ['grant_staff', { email: 'forged@example.test', role: 'admin' }],
        ['revoke_staff', { email: 'staff@example.test' }],
        ['list_staff', {}],
      ] as const)
        await assert.rejects(callAs(database, actor, name, given), { code: '42501' });
    }
  });
});

describe('what was decided', () => {
  for (const [what, change] of [
    ['changed', "update private.staff_decisions set decision = 'approve'"],
    ['given another reason', "update private.staff_decisions set reason = 'Something else'"],
    ['given to somebody else', `update private.staff_decisions set staff_id = '${users.stranger}'`],
    ['taken away', 'delete from private.staff_decisions'],
    ['emptied', 'truncate private.staff_decisions'],
  ] as const) {
    test(`cannot be ${what}, whoever tries`, async () => {
      await grant('moderator', 'moderator');
      await refused(database.exec(change), 'PT409');
    });
  }
});

describe('a reported review', () => {
  const note = 'The words are about somebody else.';
  const report = (actor: Actor, review_id: string) =>
    callAs(database, actor, 'submit_report', {
      report: { id: crypto.randomUUID(), target_kind: 'review', target_id: review_id, reason: 'spam', body: 'An advertisement' },
    });
  const queue = () => callAs<{ items: { id: string; title: string }[] } | null>(database, 'moderator', 'staff_queue', { queue: 'reviews' });
  const item = (actor: Actor, id: string) =>
    callAs<{ decisions: string[]; concerns_me: boolean; facts: { key: string; value: string }[] } | null>(database, actor, 'staff_item', {
      queue: 'reviews',
      id,
    });
  let review: string;
  beforeEach(async () => {
    await grant('moderator', 'moderator');
    await grant('support', 'support');
    review = (await submitReview(database, await doWork(database))).id;
  });

  test('waits with its words and its reports until it is decided about', async () => {
    assert.deepEqual((await queue())!.items, []);
    await report('owner', review);
    assert.deepEqual(
      (await queue())!.items.map(({ id, title }) => [id, title]),
      [[review, 'Company provider']],
    );
    assert.deepEqual(
      (await counts('moderator'))!.queues.map(({ queue: name, n }) => [name, n]),
      [
        ['applications', 0],
        ['companies', 0],
        ['names', 0],
        ['credentials', 0],
        ['reviews', 1],
        ['reports', 0],
        ['orphaned', 0],
      ],
    );
    const { facts, decisions: possible } = (await item('moderator', review))!;
    assert.equal(facts.find(({ key }) => key === 'reports')!.value, 'spam: An advertisement');
    assert.deepEqual(possible, ['keep', 'remove', 'erase']);
    await callAs(database, 'moderator', 'moderate_review', { review_id: review, event: 'remove', reason: 'spam', note });
    assert.deepEqual((await queue())!.items, []);
  });

  test('is not decided about by who reported it, nor by the company it is about', async () => {
    await report('moderator', review);
    assert.deepEqual([(await item('moderator', review))!.concerns_me, (await item('moderator', review))!.decisions], [true, []]);
    const keep = (actor: Actor) => callAs(database, actor, 'moderate_review', { review_id: review, event: 'keep', note });
    await refused(keep('moderator'), 'PT403');
    await grant('provider', 'admin');
    await refused(keep('provider'), 'PT403');
    await grant('staff', 'admin');
    await keep('staff');
  });

  test('is read by nobody else, and each reading is written down once an hour', async () => {
    await report('owner', review);
    for (const actor of ['owner', 'stranger', 'forged', 'provider', 'support'] as const) {
      assert.equal(await item(actor, review), null);
      assert.equal(await callAs(database, actor, 'staff_queue', { queue: 'reviews' }), null);
    }
    await item('moderator', review);
    await item('moderator', review);
    assert.deepEqual(await database.query("select staff_id, target_id from private.staff_decisions where decision = 'read'"), [
      { staff_id: users.moderator, target_id: review },
    ]);
  });

  test('needs a reason in words', async () => {
    await refused(callAs(database, 'moderator', 'moderate_review', { review_id: review, event: 'keep', note: '  ' }), 'PT422', 'reason');
  });
});

test('a queue shows twenty-five at a time, oldest first, each once', async () => {
  await grant('moderator', 'moderator');
  await database.exec(`
    insert into public.applications (id, reference, kind, company, contact_name, email, locale, created_at)
    select gen_random_uuid(), 'A-' || n, 'vendor', 'Shop ' || n, 'P', 'p@example.ca', 'en', now() - make_interval(mins => 60 - n / 2)
      from generate_series(1, 60) as n`);
  const seen: { id: string; since: string }[] = [];
  let next: Record<string, unknown> | null = null;
  do {
    const page: { items: { id: string; since: string }[]; next: Record<string, unknown> | null } = await callAs(
      database,
      'moderator',
      'staff_queue',
      {
        queue: 'applications',
        after: next,
      },
    );
    assert.ok(page.items.length <= 25);
    seen.push(...page.items);
    next = page.next;
  } while (next);
  assert.equal(new Set(seen.map(({ id }) => id)).size, 60);
  assert.deepEqual(
    seen.map(({ since }) => since),
    seen.map(({ since }) => since).sort(),
  );
});
