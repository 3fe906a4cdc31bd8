import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { seedId } from '../seed/sql.ts';
import { becomeActor, signUpPeople, users } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
  await signUpPeople(database);
});
after(() => database.close());

const save = (id: string, kind = 'service') =>
  database.query('insert into favourites (kind, target_id) values ($1, $2) on conflict (user_id, kind, target_id) do nothing', [kind, id]);
const saved = () => database.query('select kind, target_id from favourites order by kind, target_id');

describe('favourites', () => {
  test('an account saves, saves again without effect, and takes off; nobody else sees it', () =>
    rolledBack(database, async () => {
      await becomeActor(database, 'owner');
      await save('a');
      await save('a');
      await save('b', 'material');
      assert.deepEqual(await saved(), [
        { kind: 'material', target_id: 'b' },
        { kind: 'service', target_id: 'a' },
      ]);
      await database.exec('reset role');
      await becomeActor(database, 'stranger');
      assert.deepEqual(await saved(), []);
      await database.exec('reset role');
      await becomeActor(database, 'owner');
      await database.exec("delete from favourites where kind = 'service'");
      assert.equal((await saved()).length, 1);
    }));

  for (const [what, kind, id, code] of [
    ['an unknown kind', 'house', 'a', '23514'],
    ['an empty id', 'service', '', '23514'],
    ['an id as long as a book', 'service', 'x'.repeat(101), '23514'],
  ] as const) {
    test(`${what} is refused`, () =>
      rolledBack(database, async () => {
        await becomeActor(database, 'owner');
        await assert.rejects(save(id, kind), { code });
      }));
  }

  test('a list ends at 500 of a kind, with a message; what is on it may be sent again', () =>
    rolledBack(database, async () => {
      await becomeActor(database, 'owner');
      await database.exec("insert into favourites (kind, target_id) select 'deal', n::text from generate_series(1, 500) as n");
      await save('500', 'deal');
      await save('first', 'article');
      await assert.rejects(save('501', 'deal'), { code: 'PT422', message: 'The list of favourites is full' });
    }));

  test('an account that is closed takes its favourites along', () =>
    rolledBack(database, async () => {
      await becomeActor(database, 'owner');
      await save('a');
      await database.exec('reset role');
      await database.query('delete from auth.users where id = $1', [users.owner]);
      assert.deepEqual(await saved(), []);
    }));
});

describe('compare_services', () => {
  const compare = async (ids: string[], near: string | null = null) =>
    (
      await database.query<{ rows: Record<string, unknown>[] }>('select compare_services($1::uuid[], $2) as rows', [
        `{${ids.join()}}`,
        near,
      ])
    )[0]!.rows;
  const [first, second] = [seedId('service 0'), seedId('service 1')];

  test('answers rows in the order asked for, with languages, valid credentials and distance, to a visitor', () =>
    rolledBack(database, async () => {
      await becomeActor(database, 'anon');
      const rows = await compare([second, first, '00000000-0000-4000-8000-000000000000'], 'Toronto');
      assert.deepEqual(
        rows.map(({ id }) => id),
        [second, first],
      );
      const northline = rows[1]!;
      assert.equal(northline['name'], 'Northline Renovations');
      assert.ok((northline['languages'] as string[]).includes('en'));
      assert.ok((northline['distance_km'] as number) < 25);
      assert.ok((northline['credentials'] as { kind: string }[]).some(({ kind }) => kind === 'liability_insurance'));
    }));

  test('a list of lists is no way to ask for more than three', () =>
    rolledBack(database, async () => {
      const asked = [0, 1, 2, 3].map((n) => seedId(`service ${n}`));
      await becomeActor(database, 'anon');
      const [answer] = await database.query<{ rows: unknown[] }>('select compare_services(array[$1::uuid[]]) as rows', [
        `{${asked.join()}}`,
      ]);
      assert.equal(answer!.rows.length, 3);
    }));

  test('an expired credential is not one, four are three, nobody is nobody', () =>
    rolledBack(database, async () => {
      await database.query("update credentials set expires_on = current_date - 1 where provider_id = $1 and kind = 'liability_insurance'", [
        first,
      ]);
      const [row] = await compare([first], 'no such place');
      assert.ok(!(row!['credentials'] as { kind: string }[]).some(({ kind }) => kind === 'liability_insurance'));
      assert.equal('distance_km' in row!, false);
      assert.equal((await compare([first, second, seedId('service 2'), seedId('service 3')])).length, 3);
      assert.deepEqual(await compare([]), []);
    }));
});
