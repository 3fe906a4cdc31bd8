import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { noRoom } from '../disk/diskRoom.ts';
import { checkParameters } from './checkParameters.ts';
import type { Database } from './Database.ts';
import { keepParsers } from './keepParsers.ts';

/**
 * Opens, and on first use makes, the PGlite database in `<directory>/pg`.
 *
 * Its statements have no time limit: PGlite runs WebAssembly on this thread, and nothing can interrupt it.
 * `startWatchdog` ends the process when one takes too long; with PostgreSQL `statement_timeout` does it gently.
 *
 * @param mayGrow whether there is room for what it writes; without room it opens, if at all, for reading
 * @throws StartupError when what lies there is no complete database.
 */
export async function openPglite(directory: string, mayGrow: () => boolean): Promise<Database> {
  const path = join(directory, 'pg');
  if (!existsSync(path)) await initialise(directory, path);
  if (!existsSync(join(path, 'PG_VERSION'))) throw unusable(path, 'it is incomplete');
  const connection = await open(path).catch((error: unknown) => {
    if (!mayGrow()) throw noRoom(directory, 'the database cannot be opened');
    throw unusable(path, error instanceof Error ? error.message : String(error));
  });
  const { driver } = connection;
  return {
    connection,
    connections: 1,
    query: async <Row>(sql: string, parameters?: unknown[]) => (await driver.query<Row>(sql, parameters)).rows,
    transaction: (work) =>
      driver.transaction((transaction) =>
        work({
          script: async (sql) => void (await transaction.exec(sql)),
          query: async <Row>(sql: string, parameters?: unknown[]) => (await transaction.query<Row>(sql, parameters)).rows,
        }),
      ),
    listen: async (channel, heard) => {
      const unlisten = await driver.listen(channel, heard);
      return () => unlisten();
    },
    close: () => connection.close(),
  };
}

/** A directory that a killed first start left half made never opens again, so it gets its name when it is complete. */
async function initialise(directory: string, path: string): Promise<void> {
  const unfinished = join(directory, 'pg.init');
  rmSync(unfinished, { recursive: true, force: true });
  await (await open(unfinished)).close();
  renameSync(unfinished, path);
}

async function open(url: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url, pgliteOptions: { extensions: { pg_trgm, unaccent } } });
  const { driver } = connection;
  await driver.waitReady;
  await keepParsers(driver);
  driver.serializers = checkParameters(driver.serializers);
  return connection;
}

function unusable(path: string, reason: string): StartupError {
  return new StartupError(
    `The database in ${path} cannot be opened (${reason}): restore a copy, or move that folder away to start with new data.`,
  );
}
