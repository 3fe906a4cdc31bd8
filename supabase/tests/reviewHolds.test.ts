import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { companies, contact, type ProjectView } from './support/requests.ts';
import { doWork, hire, listReviews, newReview, type Job, type Review } from './support/reviews.ts';

const database = databaseForEachTest();

const write = (job: Job, changes: Record<string, unknown> = {}, address?: string) =>
  callAs<Review>(database, job.actor, 'submit_review', { review: newReview(job, changes) }, address);
const passes = (time: string) => database.query('select private.due_held_reviews(now() + $1::interval)', [time]);
const isWhole = () => callAs<boolean>(database, 'anon', 'verify_review_chain', { provider: companies.provider });
const rating = async () =>
  (await database.query('select rating, review_count from public.services where id = $1', [companies.provider]))[0];
const profile = () => callAs<unknown>(database, 'anon', 'describe_service', { params: { id: companies.provider } });
const logged = async () => Number((await database.query<{ n: string }>('select count(*) as n from public.review_log'))[0]!.n);
const mails = async (kind: string) => (await database.query('select 1 from private.outbox where kind = $1', [kind])).length;
const justHired = (job: Job) => database.query('update private.jobs set hired_at = now() where request_id = $1', [job.request]);
const decide = (id: string, event: string, reason?: string) =>
  callAs<{ status: string }>(database, 'staff', 'moderate_review', {
    review_id: id,
    event,
    note: 'Looked at it.',
    ...(reason && { reason }),
  });

describe('a review waits', () => {
  test('when everything happened within a second: it is in no rating, list, structured data or log, and time releases it', async () => {
    const job = await doWork(database);
    await justHired(job);
    await database.query('update public.projects set contact_confirmed_at = now() where id = $1', [job.project]);
    const review = await write(job);
    assert.deepEqual([review.status, review.hold], ['held', ['too_soon', 'new_contact']]);
    assert.deepEqual((await listReviews(database)).items, []);
    assert.deepEqual(await rating(), { rating: null, review_count: 0 });
    assert.doesNotMatch(JSON.stringify(await profile()), /AggregateRating/);
    assert.equal(await logged(), 0);
    assert.equal(await isWhole(), true);
    assert.equal(await mails('review_held'), 1);

    await passes('23 hours');
    assert.equal(await logged(), 0);
    await passes('24 hours');
    await passes('25 hours');
    assert.equal(await logged(), 1);
    assert.equal((await listReviews(database)).items[0]!.proof, 'both');
    assert.deepEqual(await rating(), { rating: 5, review_count: 1 });
    assert.match(JSON.stringify(await profile()), /AggregateRating/);
    assert.equal(await isWhole(), true);
  });

  test('when three guests come at once, the third', async () => {
    const reviews = [];
    for (let guest = 0; guest < 3; guest += 1) reviews.push(await write(await doWork(database)));
    assert.deepEqual(
      reviews.map(({ hold }) => hold),
      [[], [], ['burst']],
    );
    await passes('10 days');
    assert.equal(await logged(), 2);
  });

  for (const [company, homeowner, hold] of [
    ['203.0.113.7', '203.0.113.200', ['same_network']],
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff::9', ['same_network']],
    ['203.0.113.7', '203.0.114.7', []],
    ['not an address', 'not an address', []],
  ] as const) {
    test(`${hold.length ? 'when' : 'not when'} the company acts from ${company} and the homeowner from ${homeowner}`, async () => {
      const job = await doWork(database, { at: 'hired' });
      await callAs(database, 'provider', 'finish_job', { request_id: job.request }, company);
      await callAs(database, 'anon', 'finish_job', { request_id: job.request, token: job.token });
      assert.deepEqual((await write(job, {}, homeowner)).hold, hold);
    });
  }

  for (const [what, first, second] of [
    ['address, with another tag', { email: 'kim@example.ca' }, { email: 'Kim+plumber@example.ca' }],
    ['mailbox, with other dots', { email: 'kimroy@gmail.com' }, { email: 'kim.roy@googlemail.com' }],
    ['phone, written otherwise', { phone: '613-555-0177' }, { phone: '+1 (613) 555 0177' }],
  ] as const) {
    test(`when the same ${what}, reviewed the company lately`, async () => {
      const given = (changes: object) => ({ contact: { ...contact, email: `${crypto.randomUUID()}@example.ca`, phone: null, ...changes } });
      assert.deepEqual((await write(await doWork(database, given(first)))).hold, []);
      assert.deepEqual((await write(await doWork(database, given(second)))).hold, ['repeat']);
    });
  }

  test('when the mail domain is that of somebody of the company, unless anybody can have a mailbox there', async () => {
    await database.query("update auth.users set email = 'boss@leaks.example' where id = $1", [users.provider]);
    assert.deepEqual((await write(await doWork(database, { contact: { ...contact, email: 'cousin@leaks.example' } }))).hold, ['related']);
    await database.query("update auth.users set email = 'boss@gmail.com' where id = $1", [users.provider]);
    assert.deepEqual((await write(await doWork(database, { contact: { name: 'Ada Roy', email: 'ada@gmail.com' } }))).hold, []);
  });
});

describe('nobody reviews', () => {
  /** Finished work whose contact is changed to one that nobody could have hired with. */
  const workOf = async (email: string, phone: string | null) => {
    const job = await doWork(database);
    await database.query('update public.quote_request_contacts set email = $2, phone = $3 where project_id = $1', [
      job.project,
      email,
      phone,
    ]);
    return job;
  };

  for (const [what, email, phone] of [
    ['with the telephone of the company', 'fan@example.ca', '(416) 555-0100'],
    ['with a tagged address of somebody of it', 'provider+fan@example.test', null],
  ] as const) {
    test(`their own company ${what}`, async () => {
      await refused(write(await workOf(email, phone)), 'PT403');
    });
  }

  test('a company that they left', async () => {
    const job = await workOf('provider@example.test', null);
    await database.query('delete from public.provider_members where user_id = $1', [users.provider]);
    await refused(write(job), 'PT403');
  });
});

describe('a person decides', () => {
  const held = async () => {
    const job = await doWork(database);
    await justHired(job);
    return { job, review: await write(job) };
  };

  test('the staff finds it in its queue, with the reasons and what the author says to them', async () => {
    await hire(database, users.staff);
    const { job, review } = await held();
    const answer = (body: string, token = job.token) => callAs(database, 'anon', 'answer_hold', { review_id: review.id, body, token });
    await refused(answer('Mine', 'x'.repeat(43)), 'PT404');
    await refused(answer(' '), 'PT422', 'body');
    await answer('They came the same day, for an emergency.');
    await answer('They came the same day, for an emergency.');
    await refused(answer('And another thing.'), 'PT409');
    const { items } = await callAs<{ items: { id: string; detail: string; status: string }[] }>(database, 'staff', 'staff_queue', {
      queue: 'reviews',
    });
    assert.deepEqual(
      items.map(({ id, detail, status }) => [id, detail, status]),
      [[review.id, 'too_soon', 'held']],
    );
    const item = await callAs<{ decisions: string[]; facts: { key: string; value: string }[] }>(database, 'staff', 'staff_item', {
      queue: 'reviews',
      id: review.id,
    });
    assert.deepEqual(item.decisions, ['publish', 'refuse', 'erase']);
    assert.deepEqual(
      item.facts.filter(({ key }) => key === 'holds' || key === 'answer').map(({ value }) => value),
      ['too_soon', 'They came the same day, for an emergency.'],
    );
  });

  test('published, it counts and stands in the log; its author is told', async () => {
    await hire(database, users.staff);
    const { review } = await held();
    assert.equal((await decide(review.id, 'publish')).status, 'published');
    assert.equal((await decide(review.id, 'publish')).status, 'published');
    assert.equal(await logged(), 1);
    assert.equal(await isWhole(), true);
    assert.ok((await mails('review_published')) >= 2);
  });

  test('refused, it stays out; its author reads why, and it may still be published', async () => {
    await hire(database, users.staff);
    const { job, review } = await held();
    await refused(decide(review.id, 'refuse'), 'PT422', 'reason');
    await refused(decide(review.id, 'remove', 'spam'), 'PT409');
    assert.equal((await decide(review.id, 'refuse', 'not_customer')).status, 'refused');
    const told = await mails('review_published');
    assert.ok(told > 0);
    assert.deepEqual(await decide(review.id, 'refuse', 'not_customer'), { id: review.id, status: 'refused' });
    assert.equal(await mails('review_published'), told, 'sent again, because its answer got lost');
    await passes('30 days');
    assert.equal(await logged(), 0);
    assert.equal(await isWhole(), true);
    const view = await callAs<ProjectView & { requests: { review: unknown }[] }>(database, 'anon', 'project_view', { token: job.token });
    assert.deepEqual(view.requests[0]!.review, {
      id: review.id,
      status: 'refused',
      hold: ['too_soon'],
      reason: 'not_customer',
      explanation: 'Looked at it.',
      answer: null,
    });
    await decide(review.id, 'publish');
    assert.equal(await isWhole(), true);
  });

  test('erased with the account while it waits, it leaves nothing in the log', async () => {
    const job = await doWork(database, { actor: 'owner' });
    await justHired(job);
    await write(job);
    await database.query('delete from auth.users where id = $1', [users.owner]);
    assert.equal(await logged(), 0);
    assert.equal(await isWhole(), true);
  });
});

describe('the log', () => {
  for (const [what, change] of [
    ['a review that counts and is not in it', 'delete from public.review_log'],
    ['a review in it that waits', "update public.reviews set status = 'held', published_at = null"],
  ] as const) {
    test(`is not whole with ${what}`, async () => {
      await write(await doWork(database));
      assert.equal(await isWhole(), true);
      await database.exec(`alter table public.reviews disable trigger user; alter table public.review_log disable trigger user; ${change}`);
      assert.equal(await isWhole(), false);
    });
  }
});

test('the proof says who confirmed the work', async () => {
  for (const [completedBy, proof] of [
    ['both', 'both'],
    ['silence_company', 'homeowner'],
    ['staff', 'staff'],
  ] as const) {
    const job = await doWork(database);
    await database.query('update private.jobs set completed_by = $2 where request_id = $1', [job.request, completedBy]);
    const { id } = await write(job);
    assert.deepEqual(await database.query('select proof from public.reviews where id = $1', [id]), [{ proof }]);
  }
});
