import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import { addCompanies, companies, contact } from './support/requests.ts';
import { doWork, hire, listReviews, submitReview } from './support/reviews.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
let review: string;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
});
after(() => database.close());
beforeEach(async () => {
  await database.exec('begin');
  review = (await submitReview(database, await doWork(database))).id;
});
afterEach(() => database.exec('rollback'));

const isWhole = () => callAs(database, 'anon', 'verify_review_chain', { provider: companies.provider });
const events = async () =>
  (await database.query<{ event: string }>('select event from public.review_log order by seq')).map(({ event }) => event);

describe('an answer of the company', () => {
  const reply = (actor: Actor, body = 'Thank you, Sam.') =>
    callAs<{ body: string }>(database, actor, 'reply_to_review', { review_id: review, body });

  test('is shown with the review; the same again is the same answer, another is refused', async () => {
    const first = await reply('provider');
    assert.deepEqual(await reply('provider', ' Thank you, Sam. '), first);
    await refused(reply('provider', 'And another thing'), 'PT409');
    const { items } = await listReviews(database);
    assert.equal(items[0]!.reply!.body, 'Thank you, Sam.');
  });

  const told = () =>
    database.query<{ idempotency_key: string; recipient: string; locale: string; data: Record<string, unknown> }>(
      "select idempotency_key, recipient, locale, data from private.outbox where kind = 'review_reply'",
    );

  test('is told to its author once, in their language, without its words, also after it was taken away', async () => {
    const email = 'who.wrote@example.ca';
    review = (await submitReview(database, await doWork(database, { contact: { ...contact, email } }))).id;
    await database.exec(`update public.projects set locale = 'fr'
      where id in (select k.project_id from public.quote_request_contacts as k where k.email = '${email}')`);
    await reply('provider');
    await reply('provider');
    await hire(database, users.stranger);
    await callAs(database, 'stranger', 'moderate_review', { review_id: review, event: 'remove_reply', note: 'Rude.' });
    await reply('provider', 'Put in other words.');
    const [mail, ...others] = await told();
    assert.deepEqual(mail, {
      idempotency_key: `review_reply/${review}`,
      recipient: email,
      locale: 'fr',
      data: { provider: mail!.data['provider'], service: 'Réparation de fuites', link: `/services/${companies.provider}#reviews` },
    });
    assert.deepEqual(others, []);
  });

  test('that is refused is told to nobody, nor is one to somebody whose address is gone', async () => {
    await refused(reply('rival'), 'PT403');
    await database.exec('delete from public.quote_request_contacts');
    await reply('provider');
    assert.deepEqual(await told(), []);
  });

  test('comes from an owner or manager of this company alone', async () => {
    for (const actor of ['owner', 'stranger', 'forged', 'rival'] as const) await refused(reply(actor), 'PT403');
    await assert.rejects(reply('anon'), { code: '42501' });
    await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
    await refused(reply('provider'), 'PT403');
  });

  test('is offered to whoever may give it', async () => {
    const offered = async (actor: Actor) => (await listReviews(database, {}, actor)).can_reply;
    assert.deepEqual([await offered('provider'), await offered('rival'), await offered('anon')], [true, false, false]);
  });

  test('says something, in at most 2,000 characters', async () => {
    await refused(reply('provider', '  '), 'PT422', 'body');
    await refused(reply('provider', 'a'.repeat(2001)), 'PT422', 'body');
  });

  test('to a review that was removed is refused', async () => {
    await database.exec("update public.reviews set status = 'removed', reason = 'spam'");
    await refused(reply('provider'), 'PT404');
  });
});

describe('a report', () => {
  const report = (actor: Actor, changes: Record<string, unknown> = {}, address?: string) =>
    callAs(
      database,
      actor,
      'submit_report',
      { report: { id: crypto.randomUUID(), target_kind: 'review', target_id: review, reason: 'spam', ...changes } },
      address,
    );
  const stored = () => database.query('select reporter_id, reason, body, status from public.reports');

  test('is stored once, by an account or a guest', async () => {
    const id = crypto.randomUUID();
    await report('owner', { id, body: '<b>Not</b> a real job' });
    await report('owner', { id });
    await refused(report('stranger', { id }), 'PT409');
    await report('anon');
    assert.deepEqual(await stored(), [
      { reporter_id: users.owner, reason: 'spam', body: '<b>Not</b> a real job', status: 'open' },
      { reporter_id: null, reason: 'spam', body: null, status: 'open' },
    ]);
    assert.equal((await listReviews(database)).items.length, 1);
  });

  for (const [what, field, changes] of [
    ['without a reason', 'reason', { reason: null }],
    ['with an unknown reason', 'reason', { reason: 'because' }],
    ['for another reason that is not told', 'body', { reason: 'other', body: ' ' }],
    ['of 2,001 characters', 'body', { body: 'a'.repeat(2001) }],
    ['without an id', 'id', { id: '' }],
  ] as const) {
    test(`${what} is refused at its field`, () => refused(report('anon', changes), 'PT422', field));
  }

  test('of a review nobody can see is refused', () => refused(report('anon', { target_id: companies.third }), 'PT404'));

  test('is made ten times in an hour at most, by account and by address', async () => {
    for (let turn = 0; turn < 10; turn += 1) await report('owner');
    await refused(report('owner'), 'PT429');
    for (let turn = 0; turn < 10; turn += 1) await report('anon', {}, '203.0.113.9');
    await refused(report('anon', {}, '203.0.113.9'), 'PT429');
    await report('anon', {}, '203.0.113.10');
  });
});

describe('staff', () => {
  const decide = (event: string | null, reason: string | null = null, actor: Actor = 'stranger') =>
    callAs<{ status: string }>(database, actor, 'moderate_review', { review_id: review, event, reason, note: 'It was looked at.' });
  beforeEach(() => hire(database, users.stranger));

  test('removes and restores, once, with an entry each in the public log', async () => {
    await decide('remove', 'spam');
    await decide('remove', 'abuse');
    assert.deepEqual((await listReviews(database)).items, []);
    assert.equal((await decide('restore')).status, 'published');
    await decide('restore');
    assert.equal((await listReviews(database)).items.length, 1);
    assert.deepEqual([await events(), await isWhole()], [['publish', 'remove', 'restore'], true]);
  });

  test('erases the words, the author and the answer for good; the log stays whole', async () => {
    await callAs(database, 'provider', 'reply_to_review', { review_id: review, body: 'Sam, you live at 5 Elm Street.' });
    await decide('erase', 'private');
    const [row] = await database.query('select author, body, salt, status from public.reviews');
    assert.deepEqual(row, { author: null, body: null, salt: null, status: 'removed' });
    assert.deepEqual(await database.query('select from public.review_replies'), []);
    await refused(decide('restore'), 'PT409');
    assert.deepEqual([await events(), await isWhole()], [['publish', 'remove'], true]);
  });

  test('takes an answer away and leaves the review', async () => {
    await callAs(database, 'provider', 'reply_to_review', { review_id: review, body: 'Rude words' });
    await decide('remove_reply');
    const { items } = await listReviews(database);
    assert.deepEqual([items.length, items[0]!.reply, await events()], [1, null, ['publish']]);
  });

  for (const [event, status] of [
    ['keep', 'dismissed'],
    ['remove', 'actioned'],
  ] as const) {
    test(`that decides to ${event} closes the reports as ${status}, and it is written down who did`, async () => {
      await callAs(database, 'owner', 'submit_report', {
        report: { id: crypto.randomUUID(), target_kind: 'review', target_id: review, reason: 'spam' },
      });
      await decide(event, 'spam');
      assert.deepEqual(await database.query('select status from public.reports'), [{ status }]);
      assert.deepEqual(await database.query('select staff_id, decision, reason from private.staff_decisions'), [
        { staff_id: users.stranger, decision: event, reason: event === 'remove' ? 'spam: It was looked at.' : 'It was looked at.' },
      ]);
    });
  }

  test('is a moderator or an administrator, whatever anybody’s token says', async () => {
    for (const actor of ['owner', 'forged', 'provider', 'rival'] as const) await refused(decide('remove', 'spam', actor), 'PT403');
    await assert.rejects(decide('remove', 'spam', 'anon'), { code: '42501' });
    await database.query("update private.staff set role = 'finance'");
    await refused(decide('remove', 'spam'), 'PT403');
  });

  test('says why, of a closed list', async () => {
    await refused(decide('remove'), 'PT422', 'reason');
    await refused(decide('erase', 'Marie asked for it'), 'PT422', 'reason');
    await refused(decide('delete', 'spam'), 'PT422', 'event');
    await refused(decide(null), 'PT422', 'event');
  });
});

test('for any order and page size the pages are the whole list, each review once', async () => {
  const stars = [4, 2, 5, 5, 3, 1];
  for (const [index, rating] of stars.entries()) {
    const { id } = await submitReview(database, await doWork(database), { rating });
    // Two at the same time, so that the id has to decide.
    await database.exec('alter table public.reviews disable trigger user');
    await database.query("update public.reviews set created_at = date '2026-01-01' + $2::text::integer where id = $1", [
      id,
      Math.floor(index / 2),
    ]);
    await database.exec('alter table public.reviews enable trigger user');
  }
  const all = await database.query<{ id: string; rating: number; at: string }>(
    'select id, rating, extract(epoch from created_at)::text as at from public.reviews',
  );
  const way = { newest: 0, highest: -1, lowest: 1 } as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('newest', 'highest', 'lowest'), fc.integer({ min: 1, max: 8 }), async (sort, page_size) => {
      const seen: string[] = [];
      let next: Record<string, unknown> | null = null;
      do {
        const page: Awaited<ReturnType<typeof listReviews>> = await listReviews(database, { sort, page_size, after: next });
        assert.ok(page.items.length <= page_size);
        seen.push(...page.items.map(({ id }) => id));
        next = page.next;
      } while (next);
      const expected = all.toSorted((a, b) => (a.rating - b.rating) * way[sort] || Number(b.at) - Number(a.at) || (a.id < b.id ? 1 : -1));
      assert.deepEqual(
        seen,
        expected.map(({ id }) => id),
      );
    }),
    { numRuns: 24 },
  );
  const first = (await listReviews(database, { page_size: 2 })).items;
  assert.deepEqual((await listReviews(database, { page_size: 2, after: { id: 'x', at: 'yesterday' }, sort: 'magic' })).items, first);
});
