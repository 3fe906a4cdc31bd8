import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { search } from './support/search.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await database.exec(`
    insert into services (id, name, category, rating, review_count, location) values
      ('00000000-0000-4000-8000-000000000001', 'Alpha', 'Plumbing', 4, 10, 'Regina, SK'),
      ('00000000-0000-4000-8000-000000000002', 'Bravo', 'Plumbing', 3, 30, 'Toronto, ON'),
      ('00000000-0000-4000-8000-000000000003', 'Charlie', 'Roofing', 5, 20, 'Montréal, QC')`);
});
after(() => database.close());

/** What the counters say, after checking that they and the search rows equal what is in services. */
async function counts(): Promise<Record<string, number>> {
  const counted = await database.query<{ category: string; n: number }>(
    'select category, n::int from private.service_counts order by category',
  );
  assert.deepEqual(counted, await database.query('select category, count(*)::int as n from services group by category order by category'));
  assert.deepEqual(
    await database.query('select id, category, by_rating, by_reviews from private.service_search order by id'),
    await database.query('select id, category, coalesce(-rating, 0) as by_rating, -review_count as by_reviews from services order by id'),
  );
  return Object.fromEntries(counted.map(({ category, n }) => [category, n]));
}
const changing = (sql: string, check: () => Promise<void>) => () =>
  rolledBack(database, async () => {
    await database.exec(sql);
    await check();
  });
const found = async (q: string) => (await search(database, { q, sort: 'name' })).items.map(({ name }) => name);

describe('search rows and counters follow the providers', () => {
  test(
    'insert of several rows',
    changing("insert into services (name, category) values ('Delta', 'Roofing'), ('Echo', 'Painting')", async () => {
      assert.deepEqual(await counts(), { Painting: 1, Plumbing: 2, Roofing: 2 });
      assert.deepEqual(await found('delta'), ['Delta']);
    }),
  );

  test(
    'update of a name',
    changing("update services set name = 'Zulu' where name = 'Alpha'", async () => {
      assert.deepEqual(await counts(), { Plumbing: 2, Roofing: 1 });
      assert.deepEqual([await found('alpha'), await found('zulu')], [[], ['Zulu']]);
    }),
  );

  test(
    'update of rating and reviews changes the order',
    changing("update services set rating = 1, review_count = 99 where name = 'Charlie'", async () => {
      await counts();
      assert.equal((await search(database, { sort: 'rating' })).items.at(-1)?.name, 'Charlie');
      assert.equal((await search(database, { sort: 'reviews' })).items.at(0)?.name, 'Charlie');
    }),
  );

  test(
    'update of the category moves the counters, and an empty one goes away',
    changing("update services set category = 'Plumbing' where category = 'Roofing'", async () => {
      assert.deepEqual(await counts(), { Plumbing: 3 });
      assert.deepEqual((await search(database)).categories, ['Plumbing']);
    }),
  );

  test(
    'update of the id',
    changing("update services set id = '00000000-0000-4000-8000-000000000009' where name = 'Alpha'", async () => {
      await counts();
      assert.deepEqual(await found('alpha'), ['Alpha']);
    }),
  );

  test(
    'upsert',
    changing(
      `insert into services (id, name, category) values ('00000000-0000-4000-8000-000000000001', 'Alpha Two', 'Roofing'),
      ('00000000-0000-4000-8000-000000000004', 'Delta', 'Roofing') on conflict (id) do update set name = excluded.name, category = excluded.category`,
      async () => {
        assert.deepEqual(await counts(), { Plumbing: 1, Roofing: 3 });
        assert.deepEqual(await found('alpha'), ['Alpha Two']);
      },
    ),
  );

  test(
    'delete',
    changing("delete from services where category = 'Plumbing'", async () => {
      assert.deepEqual(await counts(), { Roofing: 1 });
      assert.deepEqual(await found('bravo'), []);
    }),
  );

  test(
    'truncate',
    changing('truncate services', async () => {
      assert.deepEqual(await counts(), {});
      const { total, matched, items, also, categories } = await search(database);
      assert.deepEqual([total, matched, items, also, categories], [0, 0, [], [], []]);
      assert.deepEqual(
        await database.query('select * from private.search_words union all select location from private.location_counts'),
        [],
      );
    }),
  );

  test(
    'a statement that changes nothing',
    changing('update services set name = name; delete from services where false', async () => {
      assert.deepEqual(await counts(), { Plumbing: 2, Roofing: 1 });
    }),
  );
});

describe('services', () => {
  for (const [what, values] of [
    ['a rating above 5', '5.1'],
    ['a rating below 1', '0.9'],
    ['a rating that is not a number', "'NaN'"],
  ] as const) {
    test(`${what} is refused`, () =>
      rolledBack(database, async () => {
        await assert.rejects(database.exec(`insert into services (name, category, rating) values ('Foxtrot', 'Plumbing', ${values})`), {
          code: '23514',
        });
      }));
  }
});
