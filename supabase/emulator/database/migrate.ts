import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { referenceFiles } from '../../seed/referenceFiles.ts';
import type { Settings } from '../readSettings.ts';
import type { Database } from './Database.ts';

/** Serialises two processes that start on one PostgreSQL. The number only has to be ours. */
const LOCK = 'select pg_advisory_xact_lock(7202511)';

/** Stands among the seed files of a database that began without samples: a later start that forgets the setting brings none. */
const NO_SAMPLES = 'no samples';

/**
 * Applies the files `<version>_<name>.sql` that the history table (the Supabase command line's own) does not hold yet,
 * in order of version, each in one transaction together with its history row.
 * @returns names of the files applied now.
 * @throws StartupError naming the file; nothing of that file remains.
 */
export async function applyMigrations(database: Database, directory: string): Promise<string[]> {
  const applied: string[] = [];
  for (const file of migrationFiles(directory)) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file)!;
    const sql = readFileSync(join(directory, file), 'utf8');
    const history = 'from supabase_migrations.schema_migrations where version = $1';
    if ((await database.query(`select 1 ${history}`, [version])).length) continue;
    await orExplain(`The migration ${file}`, () =>
      database.transaction(async ({ script, query }) => {
        await query(LOCK);
        if ((await query(`select 1 ${history}`, [version])).length) return;
        await script(sql);
        await query('insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])', [
          version,
          name,
          sql,
        ]);
        applied.push(file);
      }),
    );
  }
  return applied;
}

/** Whether a migration is still to be applied, the very first included. */
export async function lacksMigrations(database: Database, directory: string): Promise<boolean> {
  const begun = "select to_regclass('supabase_migrations.schema_migrations') is not null as begun";
  if (!(await database.query<{ begun: boolean }>(begun))[0]!.begun) return true;
  const applied = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const versions = new Set(applied.map(({ version }) => version));
  return migrationFiles(directory).some((file) => !versions.has(file.split('_')[0]!));
}

/**
 * Refuses a database whose history begins before the first of these migrations: what stood in older files is in that one, so
 * running it would meet its own tables.
 * @throws StartupError that says what to do
 */
export async function refuseOlderHistory(database: Database, { dataDirectory, databaseUrl, migrationsDirectory }: Settings): Promise<void> {
  const [first] = migrationFiles(migrationsDirectory);
  if (!first) return;
  const older = 'select 1 from supabase_migrations.schema_migrations where version < $1 limit 1';
  if (!(await database.query(older, [first.split('_')[0]])).length) return;
  throw new StartupError(
    databaseUrl
      ? `The database of DATABASE_URL was made before the migration ${first}: set DATABASE_URL to an empty database to start ` +
          'with new data, or start the version of the product that made it.'
      : `The database in ${join(dataDirectory, 'pg')} was made before the migration ${first}: move that folder away to start ` +
          'with new data, or start the version of the product that made it.',
  );
}

/**
 * Runs the seed files in order of their names, each in one transaction and once in the life of a database: later starts
 * keep the data as it is. A database that once was to hold reference data only never gets the others.
 * @returns whether any ran now. A path that does not exist is no seed.
 */
export async function seedOnce(database: Database, { seedPath, seed }: Settings): Promise<boolean> {
  const noted = 'supabase_migrations.seed_files';
  if (seed === 'reference') {
    await database.query(`insert into ${noted} (path, hash) values ($1, '') on conflict do nothing`, [NO_SAMPLES]);
  }
  const hasSamples = !(await database.query(`select 1 from ${noted} where path = $1`, [NO_SAMPLES])).length;
  let ran = false;
  for (const file of seedFiles(seedPath).filter((path) => hasSamples || referenceFiles.includes(basename(path)))) {
    await orExplain(`The seed ${basename(file)}`, () =>
      database.transaction(async ({ script, query }) => {
        await query(LOCK);
        if ((await query(`select 1 from ${noted} where path = $1`, [basename(file)])).length) return;
        const sql = readFileSync(file, 'utf8');
        await script(sql);
        await query(`insert into ${noted} (path, hash) values ($1, md5($2))`, [basename(file), sql]);
        ran = true;
      }),
    );
  }
  return ran;
}

/** @param path a folder of `.sql` files, or one file */
function seedFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => join(path, file));
}

function migrationFiles(directory: string): string[] {
  if (!existsSync(directory)) {
    throw new StartupError(`There is no migrations folder ${directory}: set MIGRATIONS_DIR to one that exists.`);
  }
  return readdirSync(directory)
    .filter((file) => /^\d+_.+\.sql$/.test(file))
    .sort();
}

async function orExplain(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${what} failed and was rolled back (${reason}): correct the file and start again.`);
  }
}
