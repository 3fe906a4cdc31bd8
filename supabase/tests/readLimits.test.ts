import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

const migration = readFileSync(new URL('../migrations/20261123101000_read_limits.sql', import.meta.url), 'utf8');
let database: TestDatabase;
before(async () => void (database = await openTestDatabase()));
after(() => database.close());

const settings = async () =>
  Object.fromEntries(
    (
      await database.query<{ rolname: string; rolconfig: string[] | null }>(
        "select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'authenticator')",
      )
    ).map(({ rolname, rolconfig }) => [rolname, rolconfig]),
  );

/** PostgREST's role, and the rights of who runs migrations: a project's owner may set what PostgREST reads. */
const hosted = (grants = '') => `
  create role authenticator nologin;
  alter role migrator createrole;
  grant anon, authenticated, authenticator to migrator with admin option;
  ${grants}
  set local role migrator`;
const mayConfigure = 'grant set on parameter pgrst.db_max_rows, pgrst.db_aggregates_enabled, pgrst.db_plan_enabled to migrator;';
const timeouts = { anon: ['statement_timeout=3s'], authenticated: ['statement_timeout=8s'], service_role: null };

test('on a hosted project reads end in time and rows; a server’s own work does not', () =>
  rolledBack(database, async () => {
    await database.exec(hosted(mayConfigure));
    await database.exec(migration);
    const authenticator = ['pgrst.db_max_rows=1000', 'pgrst.db_aggregates_enabled=false', 'pgrst.db_plan_enabled=false'];
    assert.deepEqual(await settings(), { ...timeouts, authenticator });
  }));

test('where PostgREST is configured elsewhere, reads still end in time', () =>
  rolledBack(database, async () => {
    await database.exec(hosted());
    await database.exec(migration);
    assert.deepEqual(await settings(), { ...timeouts, authenticator: null });
  }));

test('without PostgREST nothing is changed', async () => {
  assert.deepEqual(await settings(), { anon: null, authenticated: null, service_role: null });
});
