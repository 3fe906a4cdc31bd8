import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accounts, functionOf } from './attacks/calls/CallAttack.ts';
import {
  giveEverybody,
  kindOfAnswer,
  ownerColumns,
  personCalls,
  personGets,
  personTargetOf,
  type PersonCaller,
} from './attacks/calls/personCalls.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { features } from './attacks/index.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { becomeActor, users } from './support/people.ts';
import { addCompanies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
  await giveEverybody(opened);
});
const callers: readonly PersonCaller[] = ['anon', ...accounts];

/** The rows of each table as they are, by whose they are. */
async function rows(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [table, owner] of Object.entries(ownerColumns)) {
    const each = await database.query<{ of: string; row: string }>(
      `select ${owner} as of, string_agg(t::text, ',' order by t::text) as row from ${table} as t group by 1`,
    );
    for (const { of, row } of each) found.set(`${table} ${of}`, row);
  }
  return found;
}
const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));

async function attempt(caller: PersonCaller, name: string): Promise<string> {
  try {
    return kindOfAnswer(
      await callAs<unknown>(database, caller, functionOf(name), personCalls[name]!.given(personTargetOf(caller))),
      caller,
    );
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

describe('calls about whoever makes them', () => {
  test('are an account’s alone', () => {
    const offered = features.flatMap(({ functions }) => functions);
    for (const name of new Set(Object.keys(personCalls).map(functionOf)))
      assert.deepEqual(
        offered.filter((line) => line.endsWith(` public.${name}`)),
        [`authenticated may call public.${name}`],
      );
  });

  for (const [name, { changes, ...call }] of Object.entries(personCalls)) {
    test(`${name}: everybody gets what the table says, and changes nobody else’s`, async () => {
      const before = await rows();
      const got: Record<string, string> = {};
      for (const caller of callers) {
        await database.exec('savepoint attack');
        await database.exec('delete from private.rate_limits');
        got[caller] = await attempt(caller, name);
        const mayChange = caller === 'anon' ? [] : [`${changes} ${users[caller]}`, `${changes} ${caller.toLowerCase()}@example.test`];
        for (const row of changed(before, await rows())) assert.ok(mayChange.includes(row), `${name} by ${caller} changed ${row}`);
        await database.exec('rollback to savepoint attack');
      }
      assert.deepEqual(got, Object.fromEntries(callers.map((caller) => [caller, personGets(call, caller)])));
    });
  }

  test('reach only their own rows where they change something', async () => {
    const before = await rows();
    for (const name of ['delete_search', 'set_search_cadence', 'open_search']) await attempt('stranger', `${name} of the homeowner`);
    assert.deepEqual(changed(before, await rows()), []);
    for (const name of [
      'cancel_account_deletion',
      'delete_search',
      'set_search_cadence',
      'open_search',
      'save_search',
      'save_mail_choice',
    ]) {
      await database.exec('savepoint attack');
      await attempt('owner', name);
      assert.equal(changed(before, await rows()).length, 1, name);
      await database.exec('rollback to savepoint attack');
    }
  });

  test('delete no account in the session of somebody else, or in one that is made up', async () => {
    const [session] = await database.query<{ id: string }>('insert into auth.sessions (user_id) values ($1) returning id', [users.owner]);
    for (const session_id of [session!.id, crypto.randomUUID()]) {
      const ask = async () => {
        await becomeActor(database, 'stranger');
        await database.query("select set_config('request.jwt.claims', $1, true)", [
          JSON.stringify({ role: 'authenticated', sub: users.stranger, session_id }),
        ]);
        await database.query('select public.request_account_deletion()');
      };
      await database.exec('savepoint attack');
      await refused(ask(), 'PT403');
      await database.exec('rollback to savepoint attack');
    }
  });
});
