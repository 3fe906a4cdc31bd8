import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { actors, type Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { address, localTime, propose, type Visit } from './support/visits.ts';

const database = databaseForEachTest();

interface Other {
  request_id: string;
  reference: string;
  service: string | null;
  start: string;
  minutes: number;
  picked: boolean;
}
let asked = 0;
async function submit(changes: Record<string, unknown> = {}) {
  const token = tokenOf(`company visits ${(asked += 1)}`);
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return { request: requests[0]!.id, token };
}
const others = (request_id: string, actor: Actor = 'provider') => callAs<Other[]>(database, actor, 'company_visits', { request_id });

describe('the other visits of a company', () => {
  test('are each time that it offers elsewhere, on the clock of the home that is asked for', async () => {
    const toronto = await submit();
    const vancouver = await submit({ postal_code: 'V6B 1A1', service_name: 'New sink' });
    await propose(database, toronto.request);
    const found = await others(vancouver.request);
    const day = async (days: number, time: string) => localTime(database, days, time);
    assert.deepEqual(
      found.map(({ start, minutes, picked }) => [start, minutes, picked]),
      [
        [await day(3, '06:00'), 60, false],
        [await day(4, '10:30'), 60, false],
      ],
    );
    assert.deepEqual([...new Set(found.map(({ request_id }) => request_id))], [toronto.request]);
    assert.match(found[0]!.reference, /^R-/);
    assert.deepEqual(await others(toronto.request), []);
  });

  test('are the time that was picked and no other, until it is over or called off', async () => {
    const first = await submit();
    const second = await submit();
    const visit = await propose(database, first.request);
    const given = { visit_id: visit.id, start: visit.starts[1]!, address, token: first.token };
    await callAs<Visit>(database, 'anon', 'pick_visit', given);
    assert.deepEqual(
      (await others(second.request)).map(({ start, picked }) => [start, picked]),
      [[await localTime(database, 4, '13:30'), true]],
    );
    await callAs<Visit>(database, 'provider', 'cancel_visit', { visit_id: visit.id });
    assert.deepEqual(await others(second.request), []);
  });

  test('are read by those who propose for the company alone', async () => {
    const { request } = await submit();
    for (const actor of actors.filter((other) => other !== 'provider' && other !== 'anon')) await refused(others(request, actor), 'PT403');
    await assert.rejects(others(request, 'anon'), { code: '42501' });
    await refused(others(crypto.randomUUID()), 'PT403');
  });
});
