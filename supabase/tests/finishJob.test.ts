import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { companies } from './support/requests.ts';
import { doWork, hire, type Job } from './support/reviews.ts';

const database = databaseForEachTest();

interface Answer {
  status: string;
  job: {
    company_done_at: string | null;
    homeowner_done_at: string | null;
    objections: number;
    objected_by: string | null;
    completed_by: string | null;
  };
}
const call = (name: string, job: Job, actor: Actor, given: Record<string, unknown> = {}) =>
  callAs<Answer>(database, actor, name, { request_id: job.request, ...(actor === 'anon' && { token: job.token }), ...given });
const finish = (job: Job, actor: Actor) => call('finish_job', job, actor);
const object = (job: Job, actor: Actor, note = 'The tiles behind the stove are missing.') => call('object_to_finish', job, actor, { note });
const passes = (time: string) => database.query('select private.due_jobs(now() + $1::interval)', [time]);
const aDayLater = () => database.exec("update private.jobs set objected_at = objected_at - interval '25 hours'");
const status = async (job: Job) =>
  (await database.query<{ status: string }>('select status from public.quote_requests where id = $1', [job.request]))[0]!.status;
const mails = async (kind: string) =>
  (await database.query<{ recipient: string }>('select recipient from private.outbox where kind = $1 order by id', [kind])).map(
    ({ recipient }) => recipient,
  );

describe('work is finished', () => {
  for (const [first, second] of [
    ['provider', 'anon'],
    ['anon', 'provider'],
  ] as const) {
    test(`when both sides say so, ${first} first; the other is asked, and the same again is the same answer`, async () => {
      const job = await doWork(database, { at: 'hired' });
      const claimed = await finish(job, first);
      assert.equal(claimed.status, 'hired');
      assert.deepEqual(await finish(job, first), claimed);
      assert.equal((await mails('finish_claimed')).length, 1);
      const done = await finish(job, second);
      assert.deepEqual([done.status, done.job.completed_by], ['completed', 'both']);
      assert.deepEqual(await finish(job, first), done);
      assert.equal((await mails('review_invite')).length, 1);
    });
  }

  test('when the homeowner is silent for 7 days, after a reminder on day 5', async () => {
    const job = await doWork(database, { at: 'hired' });
    await finish(job, 'provider');
    await passes('5 days');
    await passes('6 days 23 hours');
    assert.equal((await mails('finish_reminder')).length, 1);
    assert.equal(await status(job), 'hired');
    await passes('7 days');
    await passes('7 days');
    assert.deepEqual((await finish(job, 'anon')).job.completed_by, 'silence_homeowner');
  });

  test('when the company is silent for 14 days, even when it was suspended meanwhile', async () => {
    const job = await doWork(database, { at: 'hired' });
    await finish(job, 'anon');
    await database.query("update public.providers set status = 'suspended' where id = $1", [companies.provider]);
    await passes('13 days 23 hours');
    assert.equal(await status(job), 'hired');
    await passes('14 days');
    assert.deepEqual((await finish(job, 'anon')).job.completed_by, 'silence_company');
  });

  test('by nobody else, and not before somebody is hired', async () => {
    const job = await doWork(database, { at: 'hired' });
    for (const actor of ['owner', 'stranger', 'forged', 'rival', 'staff'] as const) {
      await refused(finish(job, actor), 'PT403');
      await refused(object(job, actor), 'PT403');
      await refused(call('cancel_job', job, actor, { reason: 'other' }), 'PT403');
    }
    await refused(call('schedule_job', job, 'rival', { first_day: '2030-01-01' }), 'PT403');
    await refused(finish({ ...job, request: companies.third }, 'provider'), 'PT404');
    await database.query('update public.projects set contact_confirmed_at = null where id = $1', [job.project]);
    await refused(finish(job, 'anon'), 'PT403', 'confirm');
  });

  test('by no other way: not even the owner of the tables completes a request whose job is not', async () => {
    const job = await doWork(database, { at: 'hired' });
    await database.exec('savepoint before');
    await refused(database.exec(`update public.quote_requests set status = 'completed' where id = '${job.request}'`), 'PT409');
    await database.exec('rollback to savepoint before');
    await assert.rejects(database.exec("update private.jobs set completed_by = 'both'"), { code: '23514' });
  });
});

describe('an objection', () => {
  test('takes the claim away, is told with its note, and silence completes nothing any more', async () => {
    const job = await doWork(database, { at: 'hired' });
    await finish(job, 'provider');
    const objected = await object(job, 'anon');
    assert.deepEqual([objected.job.company_done_at, objected.job.objected_by, objected.job.objections], [null, 'homeowner', 1]);
    assert.deepEqual(await object(job, 'anon'), objected);
    await aDayLater();
    await finish(job, 'provider');
    await passes('60 days');
    assert.equal(await status(job), 'hired');
    assert.equal((await finish(job, 'anon')).status, 'completed');
  });

  test('makes the other side wait for 24 hours; whoever objected may agree at any time', async () => {
    const job = await doWork(database, { at: 'hired' });
    await finish(job, 'anon');
    await object(job, 'provider');
    await refused(finish(job, 'anon'), 'PT409', 'objection');
    assert.equal((await finish(job, 'provider')).job.objected_by, null);
    assert.equal((await finish(job, 'anon')).status, 'completed');
  });

  test('says what is missing, to something that somebody said', async () => {
    const job = await doWork(database, { at: 'hired' });
    await refused(object(job, 'anon'), 'PT409');
    await finish(job, 'provider');
    await refused(object(job, 'anon', ' '), 'PT422', 'note');
    await refused(object(job, 'anon', 'a'.repeat(501)), 'PT422', 'note');
    await refused(object(job, 'provider'), 'PT409');
  });

  test('is all that is left to a company that was suspended', async () => {
    const job = await doWork(database, { at: 'hired' });
    await finish(job, 'anon');
    await database.query("update public.providers set status = 'suspended' where id = $1", [companies.provider]);
    await refused(finish(job, 'provider'), 'PT403');
    await refused(call('cancel_job', job, 'provider', { reason: 'other' }), 'PT403');
    assert.equal((await object(job, 'provider')).job.objections, 1);
  });
});

describe('a dispute', () => {
  const dispute = async () => {
    const job = await doWork(database, { at: 'hired', actor: 'owner' });
    for (let round = 0; round < 2; round += 1) {
      await finish(job, 'provider');
      await object(job, 'owner');
      await aDayLater();
    }
    return job;
  };
  const settle = (job: Job, outcome: string, actor: Actor = 'support', reason = 'We looked at the photos of both sides.') =>
    callAs<Answer>(database, actor, 'settle_dispute', { request_id: job.request, outcome, reason });

  for (const [outcome, becomes] of [
    ['completed', 'completed'],
    ['cancelled', 'withdrawn'],
    ['hired', 'hired'],
  ] as const) {
    test(`is settled by support as ${outcome}; it is written down and told to both sides`, async () => {
      await hire(database, users.support, 'support');
      const job = await dispute();
      const queue = await callAs<{ items: { id: string }[] }>(database, 'support', 'staff_queue', { queue: 'disputes' });
      assert.deepEqual(
        queue.items.map(({ id }) => id),
        [job.request],
      );
      const item = await callAs<{ decisions: string[]; facts: { value: string }[] }>(database, 'support', 'staff_item', {
        queue: 'disputes',
        id: job.request,
      });
      assert.deepEqual(item.decisions, ['completed', 'cancelled', 'hired']);
      assert.ok(item.facts.some(({ value }) => value.includes('The tiles behind the stove are missing.')));
      const before = (await mails('lead_update')).length;
      const settled = await settle(job, outcome);
      assert.equal(settled.status, becomes);
      assert.equal((await mails('lead_update')).length, before + 1);
      assert.deepEqual(await settle(job, outcome), settled, 'sent again, because its answer got lost');
      assert.equal((await mails('lead_update')).length, before + 1);
      await refused(settle(job, outcome === 'hired' ? 'cancelled' : 'hired'), 'PT409');
      await refused(settle(job, outcome, 'support', 'On second thought.'), 'PT409');
      const rows = await database.query("select target_kind, decision from private.staff_decisions where decision <> 'read'");
      assert.deepEqual(rows, [{ target_kind: 'dispute', decision: outcome }]);
    });
  }

  test('is settled by nobody else, by nobody who takes part, and not before the second objection', async () => {
    await hire(database, users.moderator, 'moderator');
    const job = await dispute();
    for (const actor of ['owner', 'provider', 'stranger', 'moderator'] as const) await refused(settle(job, 'completed', actor), 'PT403');
    await hire(database, users.owner, 'admin');
    await refused(settle(job, 'completed', 'owner'), 'PT403');
    await hire(database, users.support, 'support');
    await refused(settle(job, 'forgotten'), 'PT422', 'outcome');
    await refused(settle(job, 'completed', 'support', ' '), 'PT422', 'reason');
    await refused(settle(await doWork(database, { at: 'hired' }), 'completed'), 'PT409');
  });
});
