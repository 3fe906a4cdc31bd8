import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { accounts } from './attacks/calls/CallAttack.ts';
import { readState } from './attacks/calls/callEverybody.ts';
import { companyCalls, companyGets, companyTables, type CompanyCaller } from './attacks/calls/companyCalls.ts';
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

const tables = [...companyTables, 'private.outbox'];

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

  for (const [name, attack] of Object.entries(companyCalls)) {
    test(`${name}: everybody gets what the table says`, async () => {
      const targetOf = await setCompanies(database);
      const state = await readState(database, tables);
      const got: Record<string, string> = {};
      for (const caller of callers) {
        await database.exec('savepoint attack');
        await database.exec('delete from private.rate_limits');
        got[caller] = await attempt(caller, name, attack.given(targetOf(caller)));
        if (got[caller] !== 'ok')
          assert.deepEqual(await readState(database, tables), state, `${name} is refused to ${caller}, and changed something`);
        await database.exec('rollback to savepoint attack');
      }
      assert.deepEqual(got, Object.fromEntries(callers.map((caller) => [caller, companyGets(attack, caller)])));
    });
  }
});
