import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** A new, empty database on the server of `url`, so that tests never touch what is in the given one. */
export async function newDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `backend_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(statement);
  await sql.end();
}
