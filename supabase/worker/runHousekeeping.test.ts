import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import type { Database } from '../emulator/database/Database.ts';
import { workQueue } from '../emulator/database/workQueue.ts';
import { openTestDatabase } from '../tests/support/testDatabase.ts';
import { dailyMaintenance, dueSteps } from './runHousekeeping.ts';

const logged = mock.method(console, 'error', () => undefined);
afterEach(() => logged.mock.resetCalls());
const queue = workQueue({ concurrency: 1 });

/** A database whose rounds end like these, one after the other. */
function databaseOf(...rounds: { more: boolean; failed?: Record<string, string> }[]) {
  const query = mock.fn(async () => [rounds.shift()]);
  return { query, database: { query } as unknown as Database };
}

test('a round goes on while a step has more to do', async () => {
  const { query, database } = databaseOf({ more: true, failed: {} }, { more: true, failed: {} }, { more: false, failed: {} });
  await dueSteps({ database, queue });
  assert.equal(query.mock.callCount(), 3);
  assert.equal(logged.mock.callCount(), 0);
});

test('the daily maintenance is done in batches, between which others have their turn', async () => {
  const { query } = databaseOf(...Array.from({ length: 9 }, () => ({ more: true })), { more: false });
  const turns: string[] = [];
  const database = {
    query: () => {
      turns.push('batch');
      return query();
    },
  } as unknown as Database;
  const daily = dailyMaintenance({ database, queue, hasDiskSpace: () => true, files: undefined });
  const visit = queue.run(async () => void turns.push('visitor'), { address: '192.0.2.1' });
  await Promise.all([daily, visit]);
  assert.equal(query.mock.callCount(), 10);
  assert.notEqual(turns.at(-1), 'visitor', turns.join());
});

test('a step that fails is told of once, and the others go on', async () => {
  const { query, database } = databaseOf(
    { more: true, failed: { due_quotes: 'broken' } },
    { more: false, failed: { due_quotes: 'broken' } },
  );
  await dueSteps({ database, queue });
  assert.equal(query.mock.callCount(), 2);
  assert.deepEqual(
    logged.mock.calls.map(({ arguments: words }) => words),
    [['The step "due_quotes" failed; the next try is in an hour.', 'broken']],
  );
});

test('the database says how a round ended', async () => {
  const tables = await openTestDatabase();
  await dueSteps({ database: tables as unknown as Database, queue });
  await dailyMaintenance({ database: tables as unknown as Database, queue, hasDiskSpace: () => true, files: undefined });
  assert.equal(logged.mock.callCount(), 0);
  await tables.close();
});
