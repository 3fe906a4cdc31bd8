import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { becomeActor } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await database.exec(`
    insert into providers (status, trade_name, primary_category, city, province) values
      ('approved', 'Alpha', 'Plumbing', 'Toronto', 'ON'),
      ('approved', 'Bravo', 'Roofing', 'Toronto', 'ON'),
      ('approved', 'Charlie', 'Roofing', 'Montréal', 'QC'),
      ('approved', 'Delta', 'Roofing', null, 'QC'),
      ('approved', 'Echo', 'Roofing', null, null),
      ('in_review', 'Foxtrot', 'Roofing', 'Regina', 'SK')`);
});
after(() => database.close());

const figures = async () => (await database.query<{ answer: unknown }>('select public.directory_figures() as answer'))[0]!.answer;
const changing = (sql: string, expected: object) => () =>
  rolledBack(database, async () => {
    await database.exec(sql);
    assert.deepEqual(await figures(), expected);
  });

test('a city counts once however many work there, and only with approved companies', () =>
  rolledBack(database, async () => {
    await becomeActor(database, 'anon');
    assert.deepEqual(await figures(), { professionals: 5, cities: 2 });
  }));

test(
  'an approval adds its city',
  changing("update providers set status = 'approved' where trade_name = 'Foxtrot'", { professionals: 6, cities: 3 }),
);

test(
  'the last company of a city takes it along',
  changing("update providers set status = 'suspended' where trade_name = 'Charlie'", { professionals: 4, cities: 1 }),
);

test('an empty directory has none', changing('delete from providers', { professionals: 0, cities: 0 }));
