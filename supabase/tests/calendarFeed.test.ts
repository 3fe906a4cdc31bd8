import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { address, propose } from './support/visits.ts';

const database = databaseForEachTest();
const guest = tokenOf('calendar feed');

const rotate = async (actor: Actor = 'provider', locale: string | null = 'fr') =>
  (await callAs<Answers['rotate_calendar_feed']>(database, actor, 'rotate_calendar_feed', { provider_id: companies.provider, locale }))
    .token;
const read = (token: string) => callAs<Answers['calendar_feed']>(database, 'anon', 'calendar_feed', { token });
const state = (actor: Actor) =>
  callAs<Answers['calendar_feed_state']>(database, actor, 'calendar_feed_state', { provider_id: companies.provider });
const join = (actor: keyof typeof users, role: string) =>
  database.query('insert into public.provider_members (provider_id, user_id, role) values ($1, $2, $3)', [
    companies.provider,
    users[actor],
    role,
  ]);

/** A visit that the homeowner picked, and the id of its request. */
async function plan(): Promise<{ request: string; start: string }> {
  const project = newProject({
    token: guest,
    contact,
    postal_code: 'M5V 2T6',
    service_name: 'Leak at 12 Elm Street',
    description: 'Ring at Roy',
  });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  const request = requests[0]!.id;
  const visit = await propose(database, request);
  await callAs(database, 'anon', 'pick_visit', { visit_id: visit.id, start: visit.starts[0]!, address, token: guest });
  const [row] = await database.query<{ picked: string }>('select picked from private.visits where id = $1', [visit.id]);
  return { request, start: new Date(row!.picked).toISOString() };
}

describe('the address of a calendar', () => {
  test('leads to what is settled, in the language of who made it, without a name or a home', async () => {
    const { request, start } = await plan();
    const feed = (await read(await rotate()))!;
    assert.deepEqual([feed.name, feed.locale], ['Company provider', 'fr']);
    const [event, ...others] = feed.events;
    assert.deepEqual(others, []);
    assert.deepEqual(
      [event!.id, new Date(event!.start!).toISOString(), event!.path],
      [`visit-${request}`, start, `/account/leads/${request}`],
    );
    assert.match(event!.note, /^R-[0-9A-Z]{8} · M5V$/);
    for (const words of [contact.name, contact.email, 'Elm', 'Roy', 'M5V 2T6', address])
      assert.ok(!JSON.stringify(feed).includes(words), words);
  });

  test('holds nothing that is only offered', async () => {
    const project = newProject({ token: guest, contact, postal_code: 'M5V 2T6' });
    const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
    await propose(database, requests[0]!.id);
    assert.deepEqual((await read(await rotate()))!.events, []);
  });

  test('ends at once when a new one is made', async () => {
    const [first, second] = [await rotate(), await rotate('provider', 'en')];
    assert.deepEqual([await read(first), (await read(second))!.locale], [null, 'en']);
  });

  test('that is guessed, or of a company that is not approved, leads nowhere, alike', async () => {
    const token = await rotate();
    for (const guessed of [tokenOf('guessed'), '', 'x'.repeat(10_000), `${token}=`, companies.provider])
      assert.equal(await read(guessed), null);
    await database.query("update public.providers set status = 'suspended' where id = $1", [companies.provider]);
    assert.equal(await read(token), null);
  });

  test('is read sixty times in an hour', async () => {
    const token = await rotate();
    for (let turn = 0; turn < 60; turn += 1) await read(token);
    await refused(read(token), 'PT429');
    assert.equal(await read(tokenOf('guessed')), null);
  });

  test('is kept as a hash, so that nobody who reads the tables has it', async () => {
    const token = await rotate();
    const [row] = await database.query<{ row: string }>('select f::text as row from private.calendar_feeds as f');
    assert.ok(!row!.row.includes(token));
  });
});

describe('who makes an address', () => {
  test('are owners and estimators, who read when it was made; twenty in a day are enough', async () => {
    await join('estimator', 'manager');
    await join('crew', 'member');
    for (const actor of ['crew', 'rival', 'stranger', 'staff', 'forged'] as const) {
      await refused(rotate(actor), 'PT403');
      assert.equal(await state(actor), null);
    }
    assert.equal(await state('provider'), null);
    await rotate('estimator');
    assert.ok((await state('provider'))!.made_at);
    await refused(rotate('provider', 'de'), 'PT422', 'locale');
    for (let turn = 1; turn < 20; turn += 1) await rotate();
    await refused(rotate(), 'PT429');
  });
});
