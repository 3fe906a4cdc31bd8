import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { becomeActor } from './support/people.ts';
import { openTestDatabase, rolledBack, twoTablesMigrations, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ migrations: twoTablesMigrations });
  await database.exec(`
    insert into categories (title) values ('Lumber & Wood');
    insert into services (name, category, rating) values ('Northline Renovations', 'Construction', 4.9)`);
});
after(() => database.close());

test('a visitor reads both tables of the specification and finds nothing else', () =>
  rolledBack(database, async () => {
    await becomeActor(database, 'anon');
    assert.equal((await database.query('select * from categories order by created_at')).length, 1);
    assert.equal((await database.query('select * from services order by rating desc')).length, 1);
    assert.deepEqual(
      await database.query("select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1"),
      [{ relname: 'categories' }, { relname: 'services' }],
    );
    await assert.rejects(database.query("select public.search_services('')"), { code: '42883' });
  }));
