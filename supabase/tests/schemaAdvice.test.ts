import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { features } from './attacks/index.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

/**
 * What a hosted project's security and performance advisor looks for, under its numbers
 * (https://supabase.com/docs/guides/database/database-advisors). Each query gives one line for each thing it would report.
 */
const rules: Readonly<Record<string, string>> = {
  '0001 a foreign key without an index': `
    select format('%s %s', c.conrelid::regclass, c.conname) as line
      from pg_constraint as c
     where c.contype = 'f' and c.connamespace in (select oid from ours)
       and not exists (select from pg_index as i
                        where i.indrelid = c.conrelid and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  '0003 a policy that asks who is calling for each row': `
    select format('%s.%s: %s', schemaname, tablename, policyname) as line from pg_policies
     where schemaname in ('public', 'private')
       and regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''), 'SELECT auth\\.\\w+\\(\\)|SELECT private\\.\\w+\\(', '', 'gi')
           ~ 'auth\\.(uid|jwt|role)\\(|current_setting\\('`,
  '0004 a table whose rows nothing tells apart': `
    select c.oid::regclass::text as line from pg_class as c
     where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p')
       and not exists (select from pg_index as i where i.indrelid = c.oid and i.indisunique)`,
  '0006 two policies that allow one role the same': `
    select format('%s.%s %s %s', schemaname, tablename, cmd, role) as line
      from pg_policies cross join unnest(roles) as role
     where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'
     group by schemaname, tablename, cmd, role having count(*) > 1`,
  '0007 and 0013 a table without row security': `
    select c.oid::regclass::text as line from pg_class as c
     where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  '0009 two indexes alike': `
    select string_agg(i.indexrelid::regclass::text, ', ' order by 1) as line
      from pg_index as i join pg_class as c on c.oid = i.indrelid
     where c.relnamespace in (select oid from ours)
     group by i.indrelid, i.indkey, i.indclass, i.indcollation, i.indoption, pg_get_expr(i.indpred, i.indrelid), pg_get_expr(i.indexprs, i.indrelid)
    having count(*) > 1`,
  '0002, 0010 and 0016 a view that the API would show past row security': `
    select c.oid::regclass::text as line from pg_class as c
     where c.relnamespace = 'public'::regnamespace
       and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce(array_to_string(c.reloptions, ',') ~ 'security_invoker=(true|on)', false)))`,
  '0011 a function that resolves names through the search path of its caller': `
    select f.oid::regprocedure::text as line from pg_proc as f
     where f.pronamespace in (select oid from ours) and not coalesce('search_path=""' = any (f.proconfig), false)`,
  '0014 an extension in a schema of ours': `
    select extname::text as line from pg_extension where extnamespace in (select oid from ours)`,
  '0015 a policy that believes what an account says about itself': `
    select format('%s.%s: %s', schemaname, tablename, policyname) as line from pg_policies
     where coalesce(qual, '') || coalesce(with_check, '') ~* 'user_metadata|raw_user_meta_data'`,
  '0021 a reference to the accounts by something that is not their key': `
    select format('%s %s', c.conrelid::regclass, c.conname) as line
      from pg_constraint as c join pg_index as i on i.indexrelid = c.conindid
     where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and not i.indisprimary`,
  '0024 a policy that lets everybody write': `
    select format('%s.%s: %s', schemaname, tablename, policyname) as line from pg_policies
     where schemaname in ('public', 'private') and cmd <> 'SELECT' and (qual = 'true' or with_check = 'true')`,
};

let database: TestDatabase;
before(async () => void (database = await openTestDatabase()));
after(() => database.close());

const found = async (query: string): Promise<string[]> => {
  const ours = "with ours as (select oid from pg_namespace where nspname in ('public', 'private'))";
  const rows = await database.query<{ line: string }>(`${ours} ${query}`);
  return rows.map(({ line }) => line).sort();
};

describe('the advisor of a hosted project finds nothing', () => {
  for (const [rule, query] of Object.entries(rules)) test(rule, async () => assert.deepEqual(await found(query), []));
});

describe('what it would warn of on purpose', () => {
  test('0008 tables without a policy are closed: no API role may do anything with them', async () => {
    const open = await found(`
      select c.oid::regclass::text as line from pg_class as c cross join unnest(array['anon', 'authenticated']) as role
       where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p')
         and not exists (select from pg_policy as p where p.polrelid = c.oid)
         and (has_table_privilege(role, c.oid, 'select, insert, update, delete') or has_any_column_privilege(role, c.oid, 'select, insert, update'))`);
    assert.deepEqual(open, []);
  });

  // The rules live in these functions, so they run as their owner; the attacks of their domain call each of them.
  test('0028 and 0029 functions that run as their owner are the ones the attacks list', async () => {
    const callable = await found(`
      select distinct format('%s.%s', f.pronamespace::regnamespace, f.proname) as line
        from pg_proc as f cross join unnest(array['anon', 'authenticated']) as role
       where f.pronamespace in (select oid from ours) and f.prosecdef and has_function_privilege(role, f.oid, 'execute')`);
    const listed = new Set(features.flatMap((feature) => feature.functions.map((line) => line.replace(/^\w+ may call /, ''))));
    assert.deepEqual(
      callable.filter((name) => !listed.has(name)),
      [],
    );
  });
});
