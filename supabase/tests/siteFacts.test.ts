import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { becomeActor } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => (database = await openTestDatabase()));
after(() => database.close());

const facts = async () => {
  const [row] = await database.query<{ answer: { samples: boolean; lacks: string[] } }>('select public.site_facts() as answer');
  return row!.answer;
};
const samples = async () => (await facts()).samples;

test('a site without invented rows runs on no samples', () =>
  rolledBack(database, async () => {
    await database.exec(`insert into providers (status, trade_name, primary_category) values ('approved', 'Alpha', 'Plumbing')`);
    await becomeActor(database, 'anon');
    assert.equal(await samples(), false);
  }));

for (const status of ['approved', 'in_review']) {
  test(`one invented company (${status}) makes the site one that runs on samples`, () =>
    rolledBack(database, async () => {
      await database.exec(
        `insert into providers (status, trade_name, primary_category, is_sample) values ('${status}', 'Alpha', 'Plumbing', true)`,
      );
      await becomeActor(database, 'anon');
      assert.equal(await samples(), true);
    }));
}

const deal = (
  columns: string,
) => `insert into deals (kind, title, original_price, sale_price, runs, starts_at, ends_at, published, regular_price_evidence)
  values ('featured', 'Drill', 100, 80, 'once', ${columns}, 'Asked in our shop for the ninety days before.')`;

test('what waits to be published or is over counts as lacking, what people can see does not', () =>
  rolledBack(database, async () => {
    await database.exec(`delete from services; delete from materials; delete from deals;
      insert into providers (status, trade_name, primary_category) values ('in_review', 'Alpha', 'Plumbing');
      ${deal("now() - interval '3 days', now() - interval '1 day', true")};
      ${deal("now() - interval '1 day', now() + interval '1 day', false")}`);
    assert.deepEqual((await facts()).lacks, ['services', 'materials', 'deals']);
    await database.exec(`update providers set status = 'approved' where trade_name = 'Alpha';
      ${deal("now() - interval '1 day', now() + interval '1 day', true")}`);
    await becomeActor(database, 'anon');
    assert.deepEqual((await facts()).lacks, ['materials']);
  }));
