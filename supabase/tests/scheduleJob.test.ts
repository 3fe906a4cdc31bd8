import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import type { ProjectView } from './support/requests.ts';
import { doWork, submitReview, type Job } from './support/reviews.ts';

const database = databaseForEachTest();

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const schedule = (job: Job, first_day: string | null, last_day?: string) =>
  callAs<{ job: { first_day: string; last_day: string } }>(database, 'provider', 'schedule_job', {
    request_id: job.request,
    first_day,
    ...(last_day && { last_day }),
  });
const cancel = (job: Job, actor: Actor, given: Record<string, unknown> = { reason: 'price', note: 'Another quote was lower.' }) =>
  callAs<{ status: string; job: { cancelled_at: string | null } }>(database, actor, 'cancel_job', {
    request_id: job.request,
    ...(actor === 'anon' && { token: job.token }),
    ...given,
  });
const mailed = async (kind: string) =>
  (
    await database.query<{ status: string }>("select data ->> 'status' as status from private.outbox where kind = $1 order by id", [kind])
  ).map(({ status }) => status);
const passes = (time: string) => database.query("select private.due_jobs(now() - interval '2 days' + $1::interval)", [time]);

describe('the days of the work', () => {
  test('are set by the company; each change is told, the same again is not', async () => {
    const job = await doWork(database, { at: 'hired' });
    const { job: planned } = await schedule(job, isoDay(3));
    assert.deepEqual([planned.first_day, planned.last_day], [isoDay(3), isoDay(3)]);
    await schedule(job, isoDay(3), isoDay(3));
    await schedule(job, isoDay(3), isoDay(5));
    assert.equal((await mailed('request_update')).filter((status) => status === 'scheduled').length, 2);
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token: job.token });
    assert.equal(view.requests[0]!.events.filter((event) => (event as { kind?: string }).kind === 'schedule').length, 2);
  });

  test('change ten times in a day at most: each change is a mail', async () => {
    const job = await doWork(database, { at: 'hired' });
    for (let n = 1; n <= 10; n += 1) await schedule(job, isoDay(n));
    await refused(schedule(job, isoDay(11)), 'PT429');
    assert.equal((await mailed('request_update')).filter((status) => status === 'scheduled').length, 10);
    await schedule(job, isoDay(10));
    await schedule(await doWork(database, { at: 'hired' }), isoDay(1));
  });

  test('lie in an order and a time that can be', async () => {
    const job = await doWork(database, { at: 'hired' });
    await refused(schedule(job, null), 'PT422', 'first_day');
    await refused(schedule(job, isoDay(-30)), 'PT422', 'first_day');
    await refused(schedule(job, isoDay(900)), 'PT422', 'first_day');
    await refused(schedule(job, isoDay(4), isoDay(3)), 'PT422', 'last_day');
    await refused(schedule(await doWork(database), isoDay(3)), 'PT409');
  });
});

describe('a job is cancelled', () => {
  for (const [actor, becomes, kind] of [
    ['anon', 'withdrawn', 'lead_update'],
    ['provider', 'declined', 'request_update'],
  ] as const) {
    test(`by ${actor}, with a reason; the other side is told, and the same again is the same answer`, async () => {
      const job = await doWork(database, { at: 'hired' });
      const done = await cancel(job, actor);
      assert.equal(done.status, becomes);
      assert.deepEqual(await cancel(job, actor), done);
      assert.equal((await mailed(kind)).at(-1), 'cancelled');
      const [quote] = await database.query('select status from public.quotes');
      assert.deepEqual(quote, { status: 'declined' });
      await refused(submitReview(database, job), 'PT409');
    });
  }

  test('not without a reason, and not when somebody calls it finished', async () => {
    const job = await doWork(database, { at: 'hired' });
    await refused(cancel(job, 'anon', { reason: 'not_chosen' }), 'PT422', 'reason');
    await refused(cancel(job, 'anon', { reason: 'other', note: 'a'.repeat(501) }), 'PT422', 'note');
    await callAs(database, 'provider', 'finish_job', { request_id: job.request });
    await refused(cancel(job, 'anon'), 'PT409');
  });
});

describe('time', () => {
  const sent = async (kind: string) => (await mailed(kind)).length;

  test('asks the company for a date after 72 hours, once, and not when it has one', async () => {
    await doWork(database, { at: 'hired' });
    await schedule(await doWork(database, { at: 'hired' }), isoDay(3));
    await passes('71 hours');
    assert.equal(await sent('job_date'), 0);
    await passes('73 hours');
    await passes('80 hours');
    assert.equal(await sent('job_date'), 1);
  });

  test('asks whether the work is finished 30 days after its last day, or 120 days after hiring without one', async () => {
    await doWork(database, { at: 'hired' });
    await schedule(await doWork(database, { at: 'hired' }), isoDay(3));
    await passes('30 days');
    assert.equal(await sent('job_check'), 0);
    await passes('36 days');
    await passes('37 days');
    assert.equal(await sent('job_check'), 1);
    await passes('121 days');
    assert.equal(await sent('job_check'), 2);
  });

  test('invites to a review when the work is finished, and reminds once after 7 days of who wrote none', async () => {
    await submitReview(database, await doWork(database));
    await doWork(database);
    assert.equal(await sent('review_invite'), 2);
    await passes('8 days');
    assert.equal(await sent('review_reminder'), 0);
    await passes('9 days 1 hour');
    await passes('10 days');
    assert.equal(await sent('review_reminder'), 1);
  });
});
