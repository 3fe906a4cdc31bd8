import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/Database.ts';
import { workQueue } from '../database/workQueue.ts';
import { ACCOUNT_TABLES } from './accountTables.ts';
import { mailTurns, takeMailTurn } from './mailTurns.ts';

const reader = 'reader@example.ca';
let tables: TestDatabase;
before(async () => {
  tables = await openTestDatabase();
  await tables.exec(ACCOUNT_TABLES);
});
after(() => tables.close());
beforeEach(() => tables.exec('truncate emulator.mail_requests'));

const database = {
  query: (sql: string, parameters?: unknown[]) => tables.query(sql, parameters),
  transaction: (work: (transaction: unknown) => Promise<void>) =>
    work({ query: (sql: string, given?: unknown[]) => tables.query(sql, given) }),
} as unknown as Database;
const turns = mailTurns({ database, queue: workQueue({ concurrency: 1 }) });
const asked = (ago: string, times: number) =>
  tables.query(
    `insert into emulator.mail_requests (recipient, kind, asked_at, asked_from)
     select $1, 'recovery', now() - $2::text::interval, '203.0.113.9' from generate_series(1, $3)`,
    [reader, ago, times],
  );
const kept = async () => (await tables.query('select from emulator.mail_requests')).length;

test('whose address mails were asked for is forgotten a day later, also when nobody asks for another', async () => {
  await asked('25 hours', 10);
  await asked('23 hours', 2);
  await turns.dropOld();
  assert.equal(await kept(), 2);
});

test('ten in a day are all an address gets, and what is older does not count, whether or not it is still there', async () => {
  await asked('25 hours', 10);
  assert.equal(await takeMailTurn(database, reader, 'recovery', '203.0.113.9'), 0);
  await asked('2 hours', 9);
  const wait = await takeMailTurn(database, reader, 'recovery', '203.0.113.9');
  assert.ok(wait > 21 * 3600 && wait <= 22 * 3600, `${wait} seconds`);
});
