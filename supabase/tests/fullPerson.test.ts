import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { fillEveryWrite } from './support/everyWrite/fillEveryWrite.ts';
import { leavesNothing } from './support/grantedWrites.ts';
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
  await fillEveryWrite(noting);
  return used;
}

test('every write that is granted is done for the full person, or it is said why it leaves nothing of theirs', async () => {
  const used = await fillAndNote();
  const left = (await granted()).filter((name) => !used.has(name));
  assert.deepEqual(left.sort(), Object.keys(leavesNothing).sort());
});

test('a function or column that is granted later has to be said', async () => {
  const before = await granted();
  await database.exec(`
    create function public.note_later(words text) returns void language sql volatile set search_path = '' as 'select';
    grant execute on function public.note_later(text) to authenticated;
    grant update (created_at) on public.profiles to authenticated`);
  assert.deepEqual((await granted()).filter((name) => !before.includes(name)).sort(), ['UPDATE public.profiles.created_at', 'note_later']);
});
