import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { fillPerson, marks, ownCompany } from './support/fullPerson.ts';
import { filledOtherwise, leavesNothing } from './support/grantedWrites.ts';
import { users } from './support/people.ts';
import type { TestDatabase } from './support/testDatabase.ts';

const database = databaseForEachTest();

/** Everything that visitors and accounts may write by: functions that may change something, and columns of tables. */
const granted = async () => {
  const rows = await database.query<{ name: string }>(`
    select distinct f.proname::text as name
      from pg_proc as f cross join unnest(array['anon', 'authenticated']) as role
     where f.pronamespace = 'public'::regnamespace and f.provolatile = 'v' and has_function_privilege(role, f.oid, 'execute')
    union
    select distinct concat_ws(' ', acl.privilege_type, object.path)
      from (select 'public.' || relname as path, relacl as entries from pg_class where relnamespace = 'public'::regnamespace
            union all
            select format('public.%s.%s', relname, attname), attacl from pg_attribute join pg_class on pg_class.oid = attrelid
             where relnamespace = 'public'::regnamespace) as object
     cross join aclexplode(object.entries) as acl
      left join pg_roles as grantee on grantee.oid = acl.grantee
     where acl.privilege_type in ('INSERT', 'UPDATE', 'DELETE') and (acl.grantee = 0 or grantee.rolname in ('anon', 'authenticated'))`);
  return rows.map(({ name }) => name);
};

/** Fills the person and notes what that was done by, in the words of `granted`. */
async function fillAndNote(): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const note = (sql: string) => {
    for (const [, name] of sql.matchAll(/\bselect public\.(\w+) ?\(/g)) used.add(name!);
    for (const [, table, columns] of sql.matchAll(/\binsert into (public\.\w+) \(([^)]*)\)/g))
      for (const column of columns!.split(', ')) used.add(`INSERT ${table}.${column}`);
    for (const [, table, column] of sql.matchAll(/\bupdate (public\.\w+) set (\w+) =/g)) used.add(`UPDATE ${table}.${column}`);
  };
  const noting: TestDatabase = {
    query: (sql, parameters) => (note(sql), database.query(sql, parameters)),
    exec: (sql) => (note(sql), database.exec(sql)),
    close: () => database.close(),
  };
  await fillPerson(noting);
  return used;
}

test('every write that is granted is done for the full person, or it is said where its words end up, or why nothing does', async () => {
  const used = await fillAndNote();
  const said = [...Object.keys(filledOtherwise), ...Object.keys(leavesNothing)];
  const done = (await granted()).filter((name) => used.has(name));
  assert.deepEqual([...done, ...said].sort(), (await granted()).sort());
});

test('the columns that are filled otherwise hold something of the person', async () => {
  await fillPerson(database);
  const projects = await database.query<{ id: string }>('select id from public.projects where requester_id = $1', [users.owner]);
  const theirs = [...Object.values(marks), users.owner, ownCompany, ...projects.map(({ id }) => id)];
  for (const place of new Set(Object.values(filledOtherwise).flat())) {
    const [, table, column] = /^(\w+\.\w+)\.(\w+)$/.exec(place)!;
    const rows = await database.query(
      `select from ${table} as t where exists (select from jsonb_array_elements_text($1::text::jsonb) as mark where position(mark in t.${column}::text) > 0)`,
      [JSON.stringify(theirs)],
    );
    assert.ok(rows.length > 0, `${place}: let fillPerson fill it`);
  }
});

test('a function or column that is granted later has to be said', async () => {
  const before = await granted();
  await database.exec(`
    create function public.note_later(words text) returns void language sql volatile set search_path = '' as 'select';
    grant execute on function public.note_later(text) to authenticated;
    grant update (created_at) on public.profiles to authenticated`);
  assert.deepEqual((await granted()).filter((name) => !before.includes(name)).sort(), ['UPDATE public.profiles.created_at', 'note_later']);
});
