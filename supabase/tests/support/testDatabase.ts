import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import postgres from 'postgres';
import { keepParsers } from '../../emulator/database/keepParsers.ts';
import { kept, thisHour } from './kept.ts';

export type Row = Record<string, unknown>;

/** One database session with the schema in place. All statements run on one connection, so transactions may be opened with `exec`. */
export interface TestDatabase {
  /** Runs one statement with positional parameters and returns its rows. */
  query<T = Row>(sql: string, parameters?: unknown[]): Promise<T[]>;
  /** Runs several statements, none of which takes parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

const folder = (path: string) => new URL(path, import.meta.url);
const productMigrations = folder('../../migrations/');
export const twoTablesMigrations = folder('../twoTables/');
export const seedFolder = folder('../../seed/sql/');

const readSqlFiles = (from: URL) =>
  readdirSync(from)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(new URL(name, from), 'utf8'));

const authStandIn = readFileSync(folder('authStandIn.sql'), 'utf8');

/** Scripts run as a role without superuser rights, each in a transaction, as a hosted project runs migrations. */
async function prepare(database: TestDatabase, scripts: readonly string[]): Promise<void> {
  await database.exec(authStandIn);
  await database.exec("do $$ begin execute format('grant create on database %I to migrator', current_database()); end $$");
  for (const script of scripts) await database.exec(`begin; set local role migrator; ${script}; commit;`);
}

function wrapPglite(pglite: PGlite): TestDatabase {
  let session: PGlite | null = pglite;
  const open = () => {
    if (!session) throw new Error('This database is closed: open one for the file that asks it.');
    return session;
  };
  return {
    query: async <T>(sql: string, parameters: unknown[] = []) => (await open().query<T>(sql, parameters)).rows,
    exec: async (sql) => void (await open().exec(sql)),
    close: async () => {
      await open().close();
      // Its memory goes with the last reference, and the file that opened it keeps this object.
      session = null;
    },
  };
}

const extensions = { pg_trgm, unaccent };
/** Every start writes the whole of its buffers once; those of a server take longer than the rest of the start. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const templates = new Map<string, Promise<Blob>>();

/** The databases that new ones are made of: every opening would copy them, and no test asks for them. */
const dropTemplateDatabases = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database template0',
  'drop database template1',
];

function templateOf(scripts: readonly string[], seeds: readonly string[]): Promise<Blob> {
  // Seeds count from the day they run on.
  const sources = [authStandIn, ...dropTemplateDatabases, ...scripts, ...seeds, ...(seeds.length ? [thisHour()] : [])];
  const key = sources.join();
  const template =
    templates.get(key) ??
    kept('sql', sources, (path) => writeTemplate(path, scripts, seeds)).then((path) => new Blob([readFileSync(path)]));
  templates.set(key, template);
  return template;
}

async function writeTemplate(path: string, scripts: readonly string[], seeds: readonly string[]): Promise<void> {
  const pglite = await PGlite.create({ extensions, startParams, ...(seeds.length && { loadDataDir: await templateOf(scripts, []) }) });
  if (!seeds.length) await prepare(wrapPglite(pglite), scripts);
  for (const statement of seeds.length ? seeds : dropTemplateDatabases) await pglite.exec(statement);
  writeFileSync(path, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
}

async function openPglite(scripts: readonly string[], seeds: readonly string[]): Promise<TestDatabase> {
  const pglite = await PGlite.create({ extensions, startParams, loadDataDir: await templateOf(scripts, seeds) });
  await keepParsers(pglite);
  return wrapPglite(pglite);
}

async function openPostgres(scripts: readonly string[], seeds: readonly string[], serverUrl: string): Promise<TestDatabase> {
  const name = `marketplace_test_${randomBytes(6).toString('hex')}`;
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await server.unsafe(`create database ${name} template template0 encoding 'UTF8'`);
  const session = postgres(serverUrl, { max: 1, database: name, onnotice: () => {} });
  const database: TestDatabase = {
    query: async <T>(sql: string, parameters: unknown[] = []) => [...(await session.unsafe(sql, parameters as never[]))] as T[],
    exec: async (sql) => {
      await session.unsafe(sql);
    },
    close: async () => {
      await session.end();
      await server.unsafe(`drop database ${name}`);
      await server.end();
    },
  };
  await prepare(database, scripts);
  for (const seed of seeds) await database.exec(seed);
  return database;
}

/**
 * Opens a new empty database with the migrations applied: PGlite in memory, or a database of its own on the PostgreSQL
 * server of `DATABASE_URL`, dropped by `close`.
 * @param options.migrations a folder of migrations or their texts, by default the product's
 * @param options.seed also loads the seed files
 */
export async function openTestDatabase(options: { migrations?: URL | readonly string[]; seed?: boolean } = {}): Promise<TestDatabase> {
  const { migrations = productMigrations } = options;
  const scripts = migrations instanceof URL ? readSqlFiles(migrations) : migrations;
  const seeds = options.seed ? readSqlFiles(seedFolder) : [];
  const serverUrl = process.env['DATABASE_URL'];
  return serverUrl ? openPostgres(scripts, seeds, serverUrl) : openPglite(scripts, seeds);
}

/** Runs `work` in a transaction that is always rolled back, so that one database serves many tests. */
export async function rolledBack(database: TestDatabase, work: () => Promise<void>): Promise<void> {
  await database.exec('begin');
  try {
    await work();
  } finally {
    await database.exec('rollback');
  }
}
