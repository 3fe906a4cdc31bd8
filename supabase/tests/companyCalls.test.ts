import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { accounts } from './attacks/calls/CallAttack.ts';
import { companyCalls, type CompanyCaller } from './attacks/calls/companyCalls.ts';
import { setCompanies } from './attacks/calls/companyTargets.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { onboarding } from './attacks/onboarding.ts';
import { staff } from './attacks/staff.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addPlaces } from './support/livePage.ts';
import { addCompanies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPlaces(opened);
  await addPeople(opened);
  await opened.exec("update auth.users set email_confirmed_at = now() where email <> 'unconfirmed@example.test'");
});

const callers: readonly CompanyCaller[] = ['anon', ...accounts];

/** Everything that a call around a company may change, but for the counters of what is rare. */
const written = [
  'public.providers',
  'public.provider_private',
  'public.provider_services',
  'public.provider_areas',
  'public.portfolio_items',
  'public.credentials',
  'public.provider_members',
  'public.applications',
  'public.contact_messages',
  'public.reports',
].concat([
  'private.team_invitations',
  'private.page_drafts',
  'private.name_changes',
  'private.company_settings',
  'private.company_files',
  'private.staff_decisions',
  'private.outbox',
]);
async function readState(): Promise<unknown> {
  const sums = written.map((table) => `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${table} as t)`);
  return (await database.query(`select array[${sums.join(', ')}] as state`))[0];
}

async function attempt(caller: CompanyCaller, name: string, given: Record<string, unknown>): Promise<string> {
  try {
    return (await callAs<unknown>(database, caller, name, given)) === null ? 'null' : 'ok';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

describe('calls around a company, and of the staff', () => {
  let offered: string[];
  before(() => {
    offered = [onboarding, staff].flatMap(({ functions }) =>
      functions.filter((line) => line.includes(' public.')).map((line) => line.split(' public.')[1]!),
    );
  });

  test('are exactly those that an account may make, and no guest', () => {
    assert.deepEqual(Object.keys(companyCalls).sort(), [...offered].sort());
    assert.ok([onboarding, staff].every(({ functions }) => functions.every((line) => line.startsWith('authenticated '))));
  });

  for (const [name, { given, expected, others }] of Object.entries(companyCalls)) {
    test(`${name}: everybody gets what the table says`, async () => {
      const targetOf = await setCompanies(database);
      const state = await readState();
      const got: Record<string, string> = {};
      for (const caller of callers) {
        await database.exec('savepoint attack');
        await database.exec('delete from private.rate_limits');
        got[caller] = await attempt(caller, name, given(targetOf(caller)));
        if (!['ok', 'null'].includes(got[caller]))
          assert.deepEqual(await readState(), state, `${name} is refused to ${caller}, and changed something`);
        await database.exec('rollback to savepoint attack');
      }
      const wanted = (caller: CompanyCaller) =>
        caller === 'anon' ? '42501' : (Object.entries(expected).find(([, those]) => those.includes(caller))?.[0] ?? others);
      assert.deepEqual(got, Object.fromEntries(callers.map((caller) => [caller, wanted(caller)])));
    });
  }
});
