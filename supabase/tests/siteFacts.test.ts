import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { becomeActor } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => (database = await openTestDatabase()));
after(() => database.close());

const samples = async () => {
  const [row] = await database.query<{ answer: { samples: boolean } }>('select public.site_facts() as answer');
  return row!.answer.samples;
};

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
