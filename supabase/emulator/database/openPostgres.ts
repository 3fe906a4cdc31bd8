import { createPostgresConnection } from '@supabase/lite/postgres';
import type { ParameterOrJSON } from 'postgres';
import { StartupError } from '@marketplace/node-kit/StartupError';
import type { Database } from './Database.ts';

/** Hosted Supabase stops statements of signed-in people after 8 seconds. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECTIONS = 10;

/**
 * Connects to a PostgreSQL server (15 or newer).
 * @param url `postgres://…`, a role that may create roles, schemas and extensions
 * @throws StartupError when the server does not answer or refuses the login.
 */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: CONNECTIONS,
      connect_timeout: 10,
      onnotice: () => undefined,
      connection: { statement_timeout: STATEMENT_TIMEOUT_MS },
      types: { json: jsonType(114), jsonb: jsonType(3802) },
    },
  });
  const { driver } = connection;
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    driver.unsafe(sql, parameters as ParameterOrJSON<never>[]) as unknown as Promise<Row[]>;
  await query('select 1').catch((error: Error) => {
    throw new StartupError(
      `The PostgreSQL of DATABASE_URL cannot be used (${error.message}): start it, correct the address, ` +
        'or unset DATABASE_URL to use the built-in database.',
    );
  });
  return {
    connection,
    connections: CONNECTIONS,
    query,
    transaction: async (work) => {
      await driver.begin(async (transaction) => {
        // Migrations and the seed are ours and may take longer than a visitor's statement.
        await transaction.unsafe('set local statement_timeout = 0');
        await work({
          script: async (sql) => void (await transaction.unsafe(sql).simple()),
          query: <Row>(sql: string, parameters: unknown[] = []) =>
            transaction.unsafe(sql, parameters as ParameterOrJSON<never>[]) as unknown as Promise<Row[]>,
        });
      });
    },
    listen: async (channel, heard) => (await driver.listen(channel, heard)).unlisten,
    close: () => connection.close(),
  };
}

/**
 * The library hands over JSON that is text already, as PGlite takes it. The driver's own serializer would store it as
 * one JSON string, and `raw_user_meta_data ->> 'display_name'` would find nothing.
 */
function jsonType(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}
