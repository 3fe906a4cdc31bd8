import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();
const provider = companies.provider;

let asked = 0;
/** A request of so many days ago that was answered after so many minutes, or waits. */
async function ask(days: number, minutes: number | null, { isConfirmed = true, status = '' } = {}): Promise<void> {
  const name = `response ${++asked}`;
  const project = newProject({ token: tokenOf(name), contact: { ...contact, email: `sam.${asked}@example.ca` } });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project }, `192.0.2.${asked % 250}`);
  if (isConfirmed) await confirmContact(database, project.id);
  await database.exec(`set local session_replication_role = replica;
    update public.quote_requests
       set sent_at = now() - interval '${days} days',
           first_reply_at = ${minutes === null ? 'null' : `now() - interval '${days} days' + interval '${minutes} minutes'`}
           ${status && `, status = '${status}'`}
     where id = '${requests[0]!.id}';
    set local session_replication_role = origin`);
}
const measure = async (at = 'now()') => (await database.query<{ n: number }>(`select private.due_response_times(${at}) as n`))[0]!.n;
const profile = async () => {
  const { response_time, answers } = (await callAs<NonNullable<Answers['provider_profile']>>(database, 'anon', 'provider_profile', {
    id: provider,
  }))!;
  return { response_time, answers };
};
const stated = () => database.query("update public.providers set response_time = 'Within 1 hour' where id = $1", [provider]);

describe('how fast a company answers', () => {
  test('is what it states until five requests count', async () => {
    await stated();
    for (const minutes of [10, 20, 30, 40]) await ask(10, minutes);
    await measure();
    assert.deepEqual(await profile(), { response_time: 'Within 1 hour', answers: null });
  });

  test('is the median from then on, rounded up, in the directory and on its page', async () => {
    await stated();
    for (const minutes of [10, 200, 241, 300, 9000]) await ask(10, minutes);
    assert.equal(await measure(), 1);
    assert.deepEqual(await profile(), { response_time: 'Within 5 hours', answers: { asked: 5, answered: 5 } });
    const [row] = await database.query<{ response_time: string }>('select response_time from public.services where id = $1', [provider]);
    assert.equal(row!.response_time, 'Within 5 hours');
  });

  for (const [minutes, words] of [
    [1, 'Within 1 hour'],
    [60, 'Within 1 hour'],
    [61, 'Within 2 hours'],
    [1440, 'Within 24 hours'],
    [1441, 'Within 2 days'],
  ] as const)
    test(`${minutes} minutes are “${words}”`, async () => {
      for (let n = 0; n < 5; n += 1) await ask(10, minutes);
      await measure();
      assert.equal((await profile()).response_time, words);
    });

  test('counts silence as 30 days once it has lasted 72 hours', async () => {
    for (const minutes of [60, 60]) await ask(10, minutes);
    for (let n = 0; n < 3; n += 1) await ask(4, null);
    // It may still be answered.
    await ask(2, null);
    await measure();
    assert.deepEqual(await profile(), { response_time: 'Within 30 days', answers: { asked: 5, answered: 2 } });
  });

  test('leaves out what was taken back, what nobody confirmed, and what is older than 90 days', async () => {
    for (let n = 0; n < 5; n += 1) await ask(10, 60);
    await ask(10, null, { status: 'withdrawn' });
    await ask(10, null, { isConfirmed: false });
    await ask(91, null);
    await measure();
    assert.deepEqual(await profile(), { response_time: 'Within 1 hour', answers: { asked: 5, answered: 5 } });
  });

  test('is measured once a day, and what was asked long ago ends with its 90 days', async () => {
    await stated();
    for (let n = 0; n < 5; n += 1) await ask(10, 200);
    assert.deepEqual([await measure(), await measure()], [1, 0]);
    assert.equal((await profile()).response_time, 'Within 4 hours');
    assert.equal(await measure("now() + interval '85 days'"), 1);
    assert.deepEqual(await profile(), { response_time: 'Within 1 hour', answers: null });
    assert.equal(await measure("now() + interval '87 days'"), 0);
  });

  test('is nothing that a company can write itself', async () => {
    for (let n = 0; n < 5; n += 1) await ask(10, 9000);
    await measure();
    await stated();
    assert.equal((await profile()).response_time, 'Within 7 days');
  });
});
