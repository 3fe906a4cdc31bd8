import type { App } from '@supabase/lite';
import { ACCOUNT_TABLES } from '../auth/accountTables.ts';
import { TRACE_INDEXES } from '../auth/sessionTraces.ts';
import type { Settings } from '../readSettings.ts';
import { applyMigrations, lacksMigrations, refuseOlderHistory, seedOnce } from './migrate.ts';
import type { Database } from './Database.ts';

/** What a hosted project has before its first migration, and lite's system schema lacks. */
const BEFORE_MIGRATIONS = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
create schema if not exists extensions;
-- Without it, a function that runs as its caller cannot call auth.uid() or an extension's function.
grant usage on schema auth, extensions to anon, authenticated, service_role;`;

/** System schemas, roles, migrations and seed, so that the first request finds a database like a hosted project's. */
export async function prepareDatabase(database: Database, app: App, settings: Settings): Promise<void> {
  await app.ensureSystemSchema();
  await database.transaction(({ script }) => script(BEFORE_MIGRATIONS + ACCOUNT_TABLES + TRACE_INDEXES));
  await refuseOlderHistory(database, settings);
  const applied = await applyMigrations(database, settings.migrationsDirectory);
  const seeded = await seedOnce(database, settings);
  // PGlite has no background process that would gather statistics. On a server it may take longer than a visitor's statement.
  if (applied.length || seeded) await database.transaction(({ script }) => script('analyze'));
  keepGrants(database);
  await database.connection.clearSchemaCache();
}

/**
 * Makes an earlier start's work do, for a database that must not be written to: reads find what they need.
 * @returns false when it is not enough
 */
export async function openPrepared(database: Database, app: App, settings: Settings): Promise<boolean> {
  await app.init();
  if (await lacksMigrations(database, settings.migrationsDirectory)) return false;
  keepGrants(database);
  return true;
}

/**
 * On its first request the library grants everything on every table to `anon` and `authenticated`, which undoes the
 * migrations' grants. It does so while this field is `unknown`; a test watches that this keeps working.
 */
function keepGrants(database: Database): void {
  (database.connection as unknown as { rlsState: 'unknown' | 'active' }).rlsState = 'active';
}
