import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { staffDecisions } from '../emulator/logging/staffDecisions.ts';
import { actors, operations } from './attacks/AttackFeature.ts';
import { attacks, describeAttack, features, resolveValues, type Attack } from './attacks/index.ts';
import { becomeActor, signUpPeople, users } from './support/people.ts';
import { openTestDatabase, rolledBack, type Row, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
  await signUpPeople(database);
  for (const feature of features) await database.exec(feature.prepare?.(users) ?? '');
});
after(() => database.close());

const lines = async (sql: string) => (await database.query<{ line: string }>(sql)).map((row) => row.line);

function toStatement(attack: Attack): { sql: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const filled = (values: Attack['values']) => Object.entries(resolveValues(values ?? {}, attack.actor, users));
  const table = `public.${attack.table}`;
  const changes = filled(attack.values);
  const sql = {
    select: () => `select * from ${table}`,
    insert: () => `insert into ${table} (${changes.map(([column]) => column)}) values (${changes.map(([, value]) => bind(value))})`,
    update: () => `update ${table} set ${changes.map(([column, value]) => `${column} = ${bind(value)}`)}`,
    delete: () => `delete from ${table}`,
  }[attack.operation]();
  const conditions = filled(attack.target).map(([column, value]) => `${column} = ${bind(value)}`);
  return { sql: conditions.length ? `${sql} where ${conditions.join(' and ')}` : sql, parameters };
}

const readRows = (table: string) => lines(`select to_jsonb(t)::text as line from public.${table} as t`);
const rowsBefore = new Map<string, ReadonlySet<string>>();

/** The rows of a table before any attack: each attack is rolled back, so they are read once. */
async function readRowsBefore(table: string): Promise<ReadonlySet<string>> {
  const rows = rowsBefore.get(table) ?? new Set(await readRows(table));
  rowsBefore.set(table, rows);
  return rows;
}

async function attempt(attack: Attack): Promise<{ rows?: Row[]; code?: string }> {
  const { sql, parameters } = toStatement(attack);
  await database.exec('savepoint attempt');
  try {
    await becomeActor(database, attack.actor);
    const rows = await database.query(sql, parameters);
    await database.exec('reset role');
    return { rows };
  } catch (error) {
    await database.exec('rollback to savepoint attempt');
    return { code: (error as { code: string }).code };
  }
}

describe('attack matrix', () => {
  test('every table of the exposed schema has a row for every operation and actor', async () => {
    const tables = await lines(
      "select relname::text as line from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1",
    );
    assert.deepEqual(features.flatMap((feature) => Object.keys(feature.attempts)).sort(), tables.sort());
    for (const table of tables) {
      for (const operation of operations) {
        for (const actor of actors) {
          assert.ok(
            attacks.some((attack) => attack.table === table && attack.operation === operation && attack.actor === actor),
            `no feature of attacks/ says what ${actor} may ${operation} in ${table}`,
          );
        }
      }
    }
  });

  for (const attack of attacks) {
    test(describeAttack(attack), () =>
      rolledBack(database, async () => {
        const everything = await readRowsBefore(attack.table);
        const { rows, code } = await attempt(attack);
        assert.equal(code, attack.expected === 'denied' ? '42501' : undefined);
        if (attack.operation !== 'select' && attack.expected !== 'denied') {
          const afterwards = await readRows(attack.table);
          assert.equal(afterwards.length, everything.size);
          assert.equal(afterwards.filter((row) => !everything.has(row)).length, attack.expected === 'changed' ? 1 : 0);
        }
        if (attack.operation === 'select' && attack.expected !== 'denied') {
          if (attack.expected === 'own') {
            assert.deepEqual([...new Set(rows?.map((row) => row['user_id']))], [users[attack.actor as keyof typeof users]]);
          } else if (attack.expected === 'some') {
            assert.ok(rows!.length > 0 && rows!.length < everything.size, `${rows!.length} of ${everything.size} rows`);
          } else {
            assert.equal(rows?.length, attack.expected === 'all' ? everything.size : 0);
          }
        }
      }),
    );
  }
});

describe('grants', () => {
  test('tables and columns: the committed list and nothing else', async () => {
    const granted = await lines(`
      select format('%s may %s %s.%s', coalesce(grantee.rolname, 'PUBLIC'), acl.privilege_type, kind.nspname, object.path) as line
        from (select relnamespace, relname::text as path, relacl as entries from pg_class
              union all
              select relnamespace, relname || '.' || attname, attacl from pg_attribute join pg_class on pg_class.oid = attrelid) as object
        join pg_namespace as kind on kind.oid = object.relnamespace and kind.nspname in ('public', 'private')
       cross join aclexplode(object.entries) as acl
        left join pg_roles as grantee on grantee.oid = acl.grantee
       where acl.grantee = 0 or grantee.rolname in ('anon', 'authenticated')`);
    assert.deepEqual(granted.sort(), features.flatMap((feature) => feature.grants).sort());
  });

  test('functions: the committed list and nothing else', async () => {
    const callable = await lines(`
      select format('%s may call %s.%s', role.rolname, kind.nspname, f.proname) as line
        from pg_proc as f join pg_namespace as kind on kind.oid = f.pronamespace and kind.nspname in ('public', 'private')
       cross join (select rolname from pg_roles where rolname in ('anon', 'authenticated')) as role
       where has_function_privilege(role.rolname, f.oid, 'execute')`);
    assert.deepEqual(callable.sort(), features.flatMap((feature) => feature.functions).sort());
  });

  test('the API roles cannot enter the private schema or create anything', async () => {
    const rights = await lines(`
      select format('%s may %s in %s', role, privilege, kind) as line
        from unnest(array['anon', 'authenticated']) as role, unnest(array['public', 'private']) as kind,
             unnest(array['USAGE', 'CREATE']) as privilege
       where has_schema_privilege(role, kind, privilege)`);
    assert.deepEqual(rights.sort(), ['anon may USAGE in public', 'authenticated may USAGE in public']);
  });

  test('a table made by a later migration starts closed', () =>
    rolledBack(database, async () => {
      await database.exec('set local role migrator; create table public.forgotten (secret text); reset role');
      assert.deepEqual(
        await lines(`select role as line from unnest(array['anon', 'authenticated']) as role
                      where has_table_privilege(role, 'public.forgotten', 'select, insert, update, delete')`),
        [],
      );
    }));
});

describe('schema rules', () => {
  test('every exposed table has row security', async () => {
    assert.deepEqual(
      await lines(
        "select relname::text as line from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity",
      ),
      [],
    );
  });

  test("no function of ours resolves names through the caller's search path", async () => {
    assert.deepEqual(
      await lines(`select proname::text as line from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
                    and not coalesce('search_path=""' = any (proconfig), false)`),
      [],
    );
  });

  test("the specification's tables have exactly its columns", async () => {
    const columns = (table: string) =>
      lines(`select attname || ' ' || format_type(atttypid, atttypmod) as line from pg_attribute
              where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`);
    assert.deepEqual(await columns('categories'), [
      'id uuid',
      'title text',
      'description text',
      'icon_name text',
      'color_class text',
      'item_count integer',
      'created_at timestamp with time zone',
    ]);
    assert.deepEqual(await columns('services'), [
      'id uuid',
      'name text',
      'category text',
      'rating double precision',
      'review_count integer',
      'location text',
      'response_time text',
      'verified boolean',
    ]);
  });
});

test('every function by which staff decides is one the security log tells of, with arguments it has', async () => {
  const found = await database.query<{ name: string; arguments: string[] }>(
    `select proname as name, proargnames as arguments from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'trigger'::regtype
        and prosrc ~ 'private[.]((is|require)_staff|staff_queues)[(]' order by 1`,
  );
  assert.deepEqual(
    found.map(({ name }) => name),
    Object.keys(staffDecisions).sort(),
  );
  for (const { name, arguments: known } of found) {
    for (const argument of Object.values(staffDecisions[name]!)) assert.ok(known.includes(argument), `${name} has no ${argument}`);
  }
});
