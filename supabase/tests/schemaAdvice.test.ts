import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { readSchemas } from '../generate/readSchemas.ts';
import { safetyRules } from './advice/safetyRules.ts';
import { speedRules } from './advice/speedRules.ts';
import { features } from './attacks/index.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

/**
 * What a hosted project's security and performance advisor looks for, under its numbers
 * (https://supabase.com/docs/guides/database/database-advisors, https://github.com/supabase/splinter). The queries are ours: they look into
 * the schema `private` too, and each is shown what it has to notice.
 */
const rules = { ...safetyRules, ...speedRules };

/** What it looks for and nobody can ask of a database without visitors, with the reason. */
const unasked: Readonly<Record<string, string>> = {
  '0005': 'an index that nothing used: counted while a site runs. What each index is for shows in the plans that the benchmarks ask.',
  '0020': 'a table with more room than rows: the same.',
};

let database: TestDatabase;
before(async () => void (database = await openTestDatabase()));
after(() => database.close());

const found = async (query: string): Promise<string[]> => {
  const ours = "with ours as (select oid from pg_namespace where nspname in ('public', 'private'))";
  const rows = await database.query<{ line: string }>(`${ours} ${query}`);
  return rows.map(({ line }) => line).sort();
};

describe('the advisor of a hosted project', () => {
  for (const [rule, { query, fault }] of Object.entries(rules)) {
    test(`finds nothing: ${rule}`, async () => assert.deepEqual(await found(query), []));

    test(`would find one: ${rule}`, () =>
      rolledBack(database, async () => {
        await database.exec(fault);
        assert.notDeepEqual(await found(query), []);
      }));
  }
});

/** What it would warn of on purpose: why, and what makes it harmless. */
const warnings: Readonly<Record<string, () => Promise<void>>> = {
  // A key may not be null, and null means every trade or every province here; the unique key tells the rows apart.
  '0004 tables without a primary key are lists of the trades’ licences, and have a key': async () => {
    const tables = await database.query(`
      select c.oid::regclass::text as name, exists (select from pg_index as i where i.indrelid = c.oid and i.indisunique) as has_key
        from pg_class as c
       where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
         and not exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary)
       order by name`);
    assert.deepEqual(tables, [
      { name: 'private.required_licences', has_key: true },
      { name: 'private.trade_licences', has_key: true },
    ]);
  },

  '0008 tables without a policy are closed: no API role may do anything with them': async () => {
    const open = await found(`
      select c.oid::regclass::text as line from pg_class as c cross join unnest(array['anon', 'authenticated']) as role
       where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p')
         and not exists (select from pg_policy as p where p.polrelid = c.oid)
         and (has_table_privilege(role, c.oid, 'select, insert, update, delete') or has_any_column_privilege(role, c.oid, 'select, insert, update'))`);
    assert.deepEqual(open, []);
  },

  // Policies ask for an account and not how it came to be. The embedded server refuses one without an address: accounts.test.ts.
  '0012 nobody has an account without an address, so policies need not ask': async () => {
    const config = readFileSync(new URL('../config.toml', import.meta.url), 'utf8');
    assert.match(config, /^enable_anonymous_sign_ins = false$/m);
  },

  // Pictures of company pages are public, under names that nobody guesses; a public file needs no policy to be fetched.
  '0025 no policy lets anybody list the files of the public bucket': async () => {
    const reads = readSchemas().flatMap(({ sql }) => sql.match(/on storage\.objects for (?:select|all)\b[^;]*/g) ?? []);
    assert.equal(reads.length, 2);
    assert.deepEqual(
      reads.filter((policy) => /portfolio|using \((true|bucket_id = '[\w-]+')\)/.test(policy)),
      [],
    );
  },

  // The rules live in these functions, so they run as their owner; the attacks of their domain call each of them.
  '0028 and 0029 functions that run as their owner are the ones the attacks list': async () => {
    const callable = await found(`
      select distinct format('%s.%s', f.pronamespace::regnamespace, f.proname) as line
        from pg_proc as f cross join unnest(array['anon', 'authenticated']) as role
       where f.pronamespace in (select oid from ours) and f.prosecdef and has_function_privilege(role, f.oid, 'execute')`);
    const listed = new Set(features.flatMap((feature) => feature.functions.map((line) => line.replace(/^\w+ may call /, ''))));
    assert.deepEqual(
      callable.filter((name) => !listed.has(name)),
      [],
    );
  },
};

describe('what the advisor would warn of on purpose', () => {
  for (const [warning, isHarmless] of Object.entries(warnings)) test(warning, isHarmless);
});

test('every rule of the advisor is asked, warns on purpose, or is left out with a reason', () => {
  const numbers = Object.keys({ ...rules, ...warnings, ...unasked }).flatMap((name) => name.match(/\b\d{4}\b/g) ?? []);
  assert.deepEqual(
    numbers.sort(),
    Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(4, '0')),
  );
});
