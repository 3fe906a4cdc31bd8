import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { checkParameters } from './checkParameters.ts';
import type { Database } from './Database.ts';
import { watchReach } from './reach.ts';
import { reservedConnections, type ReservedConnection } from './reservedConnections.ts';

/** Hosted Supabase stops statements of signed-in people after 8 seconds. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECTIONS = 10;
/** The driver's own pauses grow to 20 seconds, and a connection that waits one out cannot be asked. */
const RECONNECT_SECONDS = 0.2;
const ASK_SECONDS = 2;
/** A server that is away, starts or is full; any other refusal stays until somebody corrects the address or the server's rights. */
const PASSING: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'CONNECT_TIMEOUT', '57P03', '53300']);

/**
 * Connects to a PostgreSQL server (15 or newer).
 * @param url `postgres://…`, a role that may create roles, schemas and extensions
 * @throws StartupError when the server does not answer, which may pass, or refuses the login.
 */
export async function openPostgres(url: string): Promise<Database> {
  const reach = watchReach({ ask: () => askOnce(url), forget: () => connection.clearSchemaCache() });
  const options = {
    connect_timeout: 10,
    onnotice: () => undefined,
    backoff: () => RECONNECT_SECONDS,
    connection: { statement_timeout: STATEMENT_TIMEOUT_MS },
    types: { json: jsonType(114), jsonb: jsonType(3802) },
  };
  const connection = createPostgresConnection({ url, postgresOptions: options });
  const { driver } = connection;
  const openOne = (onclose: () => void) => {
    const sql = postgres(url, {
      ...options,
      max: 1,
      // A connection that ends while it asks for the types of arrays ends the process, so the driver asks once.
      fetch_types: false,
      onclose: () => {
        onclose();
        reach.lost();
      },
    });
    Object.assign(sql.options.parsers, driver.options.parsers);
    sql.options.serializers = checkParameters(driver.options.serializers);
    return sql;
  };
  const { reserve, close } = reservedConnections(openOne, CONNECTIONS);
  // The library reserves every connection it uses.
  Object.assign(driver, { reserve: async () => reserve() });

  async function reserved<Result>(work: (connection: ReservedConnection) => Promise<Result>): Promise<Result> {
    const held = reserve();
    try {
      return await work(held);
    } finally {
      held.release();
    }
  }
  const rows = <Row>({ unsafe }: ReservedConnection, sql: string, parameters?: unknown[]) =>
    unsafe(sql, parameters) as unknown as Promise<Row[]>;
  const query = <Row>(sql: string, parameters?: unknown[]) => reserved((held) => rows<Row>(held, sql, parameters));
  await driver.unsafe('select 1').catch((error: Error & { code?: string }) => {
    throw new StartupError(
      `The PostgreSQL of DATABASE_URL cannot be used (${error.message}): start it, correct the address, ` +
        'or unset DATABASE_URL to use the built-in database.',
      { mayPass: PASSING.has(error.code ?? '') },
    );
  });
  return {
    connection,
    connections: CONNECTIONS,
    reach,
    query,
    transaction: (work) =>
      reserved(async (held) => {
        await held.unsafe('begin');
        try {
          // Migrations and the seed are ours and may take longer than a visitor's statement.
          await held.unsafe('set local statement_timeout = 0');
          await work({
            script: async (sql) => void (await held.unsafe(sql).simple()),
            query: (sql, parameters) => rows(held, sql, parameters),
          });
          await held.unsafe('commit');
        } catch (error) {
          await held.unsafe('rollback').catch(() => undefined);
          throw error;
        }
      }),
    listen: async (channel, heard) => (await driver.listen(channel, heard)).unlisten,
    close: async () => {
      await close();
      await connection.close();
    },
  };
}

/** Rejects when the server takes no connection or does not answer in time. */
async function askOnce(url: string): Promise<void> {
  const server = postgres(url, { max: 1, connect_timeout: ASK_SECONDS, onnotice: () => undefined, fetch_types: false });
  try {
    const silent = sleep(ASK_SECONDS * 1000, undefined, { ref: false }).then(() => {
      throw new Error('no answer');
    });
    await Promise.race([server`select 1`, silent]);
  } finally {
    void server.end({ timeout: 0 });
  }
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
