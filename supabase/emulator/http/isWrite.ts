import type { Database } from '../database/Database.ts';

/**
 * Whether a request may write to the database. Calls of functions are POST also when they only read, so the
 * database's own mark (`stable`, `immutable`) decides; opening a link from a mail writes although it is GET.
 */
export async function isWrite(database: Database, method: string, path: string): Promise<boolean> {
  if (path === '/auth/v1/verify') return true;
  if (method === 'GET' || method === 'HEAD') return false;
  const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path)?.[1];
  if (method !== 'POST' || !name) return true;
  const rows = await database.query<{ reads: boolean }>(
    `select provolatile <> 'v' as reads from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace`,
    [name],
  );
  return !rows.length || rows.some(({ reads }) => !reads);
}
