import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => void (database = await openTestDatabase()));
after(() => database.close());

const unclassified = async () =>
  (
    await database.query<{ line: string }>(`
      select format('%s.%s has no class. Write beneath its table and in a new migration: call private.classify(''%s'', ''<class>'', ''%s''); the classes stand in private.data_classes.',
                    c.table_name, c.column_name, c.table_name, c.column_name) as line
        from private.column_classes() as c left join private.data_classes as k on k.class = c.class where k.class is null`)
  ).map(({ line }) => line);

test('every column says what kind of data it holds', async () => {
  const missing = await unclassified();
  assert.deepEqual(missing, [], missing.join('\n'));
});

test('a new column of a table with personal data, and a class that is none, are noticed', () =>
  rolledBack(database, async () => {
    await database.exec(`
      alter table public.projects add column neighbour text, add column dog text;
      comment on column public.projects.dog is 'class: animal'`);
    const [dog, neighbour] = (await unclassified()).sort();
    assert.match(dog!, /^projects\.dog has no class\. .*call private\.classify\('projects'/);
    assert.match(neighbour!, /^projects\.neighbour has no class/);
  }));

for (const [what, call] of [
  ['a class that is none', "call private.classify('public.projects', 'animal', 'description')"],
  ['a personal class for a whole table', "call private.classify('public.projects', 'content')"],
] as const) {
  test(`${what} cannot be noted`, () =>
    rolledBack(database, () =>
      assert.rejects(
        database.exec(call),
        (error: { code: string; hint: string }) => error.code === '22023' && /Choose one/.test(error.hint),
      ),
    ));
}

const named = async (sql: string) => (await database.query<{ line: string }>(sql)).map(({ line }) => line);

test('every table with personal data says how its rows belong to a person and what becomes of them', async () => {
  assert.deepEqual(
    await named(`
      select distinct c.table_name::text || ' is missing in private.personal_data' as line
        from private.column_classes() as c join private.data_classes as k on k.class = c.class
       where k.personal and not exists (select from private.personal_data as d where d.table_name::regclass = c.table_name)`),
    [],
  );
});

test('what is erased where a row stays can be empty', async () => {
  assert.deepEqual(
    await named(`
      select format('%s.%s', c.table_name, c.column_name) as line
        from private.personal_data as d
        join private.column_classes() as c on c.table_name = d.table_name::regclass
        join private.data_classes as k on k.class = c.class and k.erased
        join pg_attribute as a on a.attrelid = c.table_name and a.attname = c.column_name and a.attnotnull
       where d.on_deletion = 'erase'`),
    [],
  );
});
