import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { companies, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();
const token = tokenOf('added details');
const project = newProject({ token, contact, postal_code: 'M5V 2T6', provider_ids: [companies.provider, companies.rival] });

const submit = async (changes: Record<string, unknown> = {}) =>
  callAs<Submitted>(database, 'anon', 'submit_project', { project: { ...project, ...changes } });
const requestOf = ({ requests }: Submitted, company: keyof typeof companies) =>
  requests.find(({ provider_id }) => provider_id === companies[company])!.id;
const move = (request_id: string, to_status: string) => callAs(database, 'provider', 'advance_request', { request_id, to_status });
async function addPhoto(n: number): Promise<void> {
  const given = { kind: 'project', target: project.id, n, type: 'image/jpeg', token };
  const { name } = await callAs<{ name: string }>(database, 'anon', 'begin_upload', given);
  const values = 'select project_id, n, name from private.upload_tickets where name = $1';
  await database.query(`insert into private.request_photos (project_id, n, name) ${values}`, [name]);
}
/** What was added, as the company reads it in what has happened. */
const added = async (id: string) =>
  (await callAs<Answers['lead']>(database, 'provider', 'lead', { id }))!.events
    .filter(({ kind }) => kind === 'details')
    .map(({ actor, detail }) => `${actor} ${String(detail?.['code'])}`);
const steps = async (request_id: string) => (await callAs<Answers['thread']>(database, 'provider', 'thread', { request_id }))!.events;

describe('what a homeowner adds to a request', () => {
  test('is a step that the company sees, and a page that is open learns of', async () => {
    const id = requestOf(await submit(), 'provider');
    await move(id, 'viewed');
    const before = await steps(id);
    await addPhoto(1);
    await submit({ description: 'The leak is below the sink.' });
    assert.deepEqual(await added(id), ['homeowner photos', 'homeowner facts']);
    assert.equal(await steps(id), before + 2);
  });

  test('before the company has opened it is no news, nor for one that is out of it', async () => {
    const sent = await submit();
    const id = requestOf(sent, 'provider');
    await addPhoto(1);
    await submit({ timing: 'now' });
    assert.deepEqual(await added(id), []);
    await move(id, 'viewed');
    await move(id, 'declined');
    await addPhoto(2);
    assert.deepEqual(await added(id), []);
  });

  test('that says nothing new is no step: the same again, a removed photo', async () => {
    const id = requestOf(await submit({ description: 'A leak.' }), 'provider');
    await addPhoto(1);
    await move(id, 'viewed');
    await submit({ description: 'A leak.' });
    await database.query('delete from private.request_photos where project_id = $1', [project.id]);
    assert.deepEqual(await added(id), []);
  });

  test('is a step 30 times in an hour at most, whoever holds the link', async () => {
    const id = requestOf(await submit(), 'provider');
    await move(id, 'viewed');
    for (let n = 1; n <= 30; n += 1) await submit({ description: `The leak is worse: ${n}` });
    await refused(submit({ description: 'The leak is worse: 31' }), 'PT429');
    assert.equal((await added(id)).length, 30);
    // What says nothing new is answered all the same.
    await submit({ description: 'The leak is worse: 30' });
  });

  test('brings the request to the top of the inbox', async () => {
    const id = requestOf(await submit(), 'provider');
    await move(id, 'viewed');
    await database.exec("update public.quote_requests set activity_at = now() - interval '2 days'");
    await addPhoto(1);
    const [request] = await database.query<{ is_new: boolean }>(
      "select activity_at > now() - interval '1 hour' as is_new from public.quote_requests where id = $1",
      [id],
    );
    assert.equal(request!.is_new, true);
  });
});
