import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { companies, forceRequests, newProject, type Submitted } from './support/requests.ts';
import { localTime, propose } from './support/visits.ts';

const database = databaseForEachTest();
const ask = async () => {
  const project = newProject({ postal_code: 'M5V 2T6', provider_ids: [companies.provider] });
  return (await callAs<Submitted>(database, 'owner', 'submit_project', { project })).requests[0]!.id;
};
const latest = async () => (await callAs<Answers['my_projects']>(database, 'owner', 'my_projects')).items[0]!;
const request = async () => (await latest()).requests[0]!;

describe('what comes next, in the list of an account', () => {
  test('a request that was sent waits for nothing of the homeowner', async () => {
    await ask();
    const { source, details, held_until } = await latest();
    assert.deepEqual([source, details, held_until], ['profile', null, null]);
    assert.partialDeepStrictEqual(await request(), { unread: false, visit_open: false, job: null, quote_status: null, reason: null });
  });

  test('a message and times for a visit wait', async () => {
    const id = await ask();
    await forceRequests(database, "last_message_side = 'provider', last_message_seq = 3", `id = '${id}'`);
    assert.equal((await request()).unread, true);
    await callAs(database, 'provider', 'advance_request', { request_id: id, to_status: 'interested' });
    await propose(database, id, { starts: [await localTime(database, 3)] });
    assert.equal((await request()).visit_open, true);
  });

  test('a quote has its state, and a company without people is told apart', async () => {
    await answerRequest((name, given) => callAs(database, 'provider', name, given), await ask());
    assert.equal((await request()).quote_status, 'sent');
    assert.equal((await request()).provider.reachable, true);
    await database.exec('delete from public.provider_members');
    assert.equal((await request()).provider.reachable, false);
  });
});
