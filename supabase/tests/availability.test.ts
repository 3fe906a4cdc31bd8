import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { accounts, answering } from './attacks/calls/CallAttack.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addCompanies, companies, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
});
type Availability = Answers['set_availability'];

const provider = companies.provider;
const open: Availability = { accepting_work: true, away_until: null, next_free_on: null };
const set = (changes: Record<string, unknown>, actor: Actor = 'provider', provider_id: string = provider) =>
  callAs<Availability>(database, actor, 'set_availability', { provider_id, availability: { ...open, ...changes } });
async function day(days: number): Promise<string> {
  const [row] = await database.query<{ day: string }>("select to_char(private.canada_today() + $1::int, 'YYYY-MM-DD') as day", [
    String(days),
  ]);
  return row!.day;
}
const profile = async () => {
  const { accepting_work, away_until, next_free_on } = (await callAs<NonNullable<Answers['provider_profile']>>(
    database,
    'anon',
    'provider_profile',
    { id: provider },
  ))!;
  return { accepting_work, away_until, next_free_on };
};
const takes = async (on: string) =>
  (await database.query<{ takes: boolean }>('select private.takes_requests($1, $2::date) as takes', [provider, on]))[0]!.takes;

describe('whether a company takes new work', () => {
  test('is said by an owner or estimator, and stands on its page', async () => {
    for (const actor of answering) {
      const said = { accepting_work: false, away_until: await day(3), next_free_on: await day(10) };
      assert.deepEqual(await set(said, actor), said);
      assert.deepEqual(await profile(), said);
      assert.deepEqual(await set({}, actor), open);
      assert.deepEqual(await profile(), open);
    }
  });

  test('is for nobody else to say', async () => {
    const others = accounts.filter((actor) => !(answering as readonly string[]).includes(actor));
    for (const actor of others) await refused(set({ accepting_work: false }, actor), 'PT403');
    await assert.rejects(set({ accepting_work: false }, 'anon'), { code: '42501' });
    assert.deepEqual(await profile(), open);
  });

  test('is no matter of a company that is not live', async () => {
    await database.exec(`update public.providers set status = 'suspended' where id = '${provider}'`);
    await refused(set({ accepting_work: false }), 'PT403');
  });

  test('the same again changes nothing', async () => {
    const stamp = () => database.query('select updated_at, xmin::text from public.providers where id = $1', [provider]);
    await set({ accepting_work: false });
    const before = await stamp();
    await set({ accepting_work: false });
    assert.deepEqual(await stamp(), before);
  });

  test('is refused by its field where it makes no sense', async () => {
    await refused(set({ accepting_work: null }), 'PT422', 'accepting_work');
    await refused(set({ away_until: await day(-1) }), 'PT422', 'away_until');
    await refused(set({ away_until: 'soon' }), 'PT422', 'away_until');
    await refused(set({ next_free_on: await day(731) }), 'PT422', 'next_free_on');
    await refused(set({ away_until: await day(5), next_free_on: await day(5) }), 'PT422', 'next_free_on');
    assert.deepEqual(await profile(), open);
  });

  test('is forgotten day by day: what is over is said no more', async () => {
    await set({ away_until: await day(2), next_free_on: await day(4) });
    await database.exec(
      `update public.providers set away_until = current_date - 3, next_free_on = current_date - 2 where id = '${provider}'`,
    );
    assert.deepEqual(await profile(), open);
    const { availability } = await callAs<Answers['company_calendar']>(database, 'crew', 'company_calendar', { provider_id: provider });
    assert.deepEqual(availability, open);
  });
});

describe('a company that is away or takes no new work', () => {
  test('is not expected to answer until the day after its absence', async () => {
    await set({ away_until: await day(5) });
    assert.deepEqual([await takes(await day(5)), await takes(await day(6))], [false, true]);
    await set({ accepting_work: false });
    assert.equal(await takes(await day(6)), false);
  });

  test('is not proposed to homeowners whose company takes none either; one that says when it is free is', async () => {
    await database.exec(`
      update public.providers set primary_category = 'Chimneys', lat = 43.65, lng = -79.38 where id in ('${provider}', '${companies.rival}')`);
    const token = tokenOf('availability');
    const { id } = await callAs<Submitted>(database, 'anon', 'submit_project', {
      project: newProject({ token, contact, postal_code: 'M5V 2T6', provider_ids: [companies.rival] }),
    });
    await set({ accepting_work: false }, 'rival', companies.rival);
    const offered = async () =>
      (await callAs<Answers['alternatives']>(database, 'anon', 'alternatives', { project_id: id, token })).companies.map((one) => one.id);
    assert.deepEqual(await offered(), [provider]);
    await set({ away_until: await day(3) });
    assert.deepEqual(await offered(), []);
    await set({ next_free_on: await day(9) });
    assert.deepEqual(await offered(), [provider]);
  });
});
