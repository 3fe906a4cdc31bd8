import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/Database.ts';
import { workQueue } from '../database/workQueue.ts';
import { redactConsole } from '../logging/redactConsole.ts';
import { ACCOUNT_TABLES } from './accountTables.ts';
import { storedLimits } from './storedLimits.ts';

const printed: string[] = [];
redactConsole((line) => printed.push(line));
let tables: TestDatabase;
before(async () => {
  tables = await openTestDatabase();
  await tables.exec(ACCOUNT_TABLES);
});
after(() => tables.close());

let time: number;
let mayWrite: boolean;
let fails: boolean;
beforeEach(async () => {
  [time, mayWrite, fails] = [Date.parse('2030-01-01T00:00:00Z'), true, false];
  await tables.exec('truncate emulator.attempts');
});

const database = {
  query: (sql: string, parameters?: unknown[]) => (fails ? Promise.reject(new Error('away')) : tables.query(sql, parameters)),
} as unknown as Database;
const open = () => storedLimits({ database, queue: workQueue({ concurrency: 1 }), mayWrite: () => mayWrite, now: () => time });
const guesses = (limits = open(), max = 2) => limits.limit('guesses', { max, windowMs: 60_000 });
const rows = async () => Number((await tables.query<{ n: string }>('select count(*) as n from emulator.attempts'))[0]!.n);
const size = async () => Number((await tables.query<{ n: string }>("select pg_relation_size('emulator.attempts') as n"))[0]!.n);

test('a flood of keys leaves 10,000 rows at most, and none an hour after', async () => {
  const limits = open();
  const limit = await guesses(limits);
  for (let key = 0; key < 8_000; key += 1) limit.take(`first ${key}`);
  await limits.save();
  for (let key = 0; key < 8_000; key += 1) limit.take(`second ${key}`);
  await limits.save();
  assert.equal(await rows(), 10_000);
  time += 60_000;
  await limits.dropOld();
  assert.deepEqual([await rows(), await size()], [0, 0]);
});

test('counting on and on needs no more room', async () => {
  const limits = open();
  const limit = await guesses(limits, 1_000_000);
  for (let attempt = 0; attempt < 500; attempt += 1) {
    limit.take('a');
    await limits.save();
  }
  assert.ok((await size()) <= 16_384, `${await size()} bytes`);
});

test('what could not be stored is stored with the next attempt, and at the end', async () => {
  const limits = open();
  const limit = await guesses(limits);
  limit.take('a');
  fails = true;
  await limits.save();
  assert.match(printed.join(''), /Attempts to sign in could not be stored/);
  fails = false;
  mayWrite = false;
  limit.take('b');
  await limits.save();
  assert.equal(await rows(), 0);
  mayWrite = true;
  await limits.stop();
  assert.equal(await rows(), 2);
});

test('an attempt that was given back is none after a restart either, whenever it was stored', async () => {
  const limits = open();
  const limit = await guesses(limits);
  limit.take('a');
  await limits.save();
  limit.giveBack('a');
  limit.take('b');
  limit.giveBack('b');
  await limits.stop();
  assert.equal(await rows(), 0);
});

test('a clock that was ahead keeps nobody out for longer than the limit does', async () => {
  const limits = open();
  const limit = await guesses(limits, 1);
  time += 86_400_000;
  limit.take('a');
  await limits.stop();
  time -= 86_400_000;
  assert.equal((await guesses(open(), 1)).take('a'), 60);
});

test('without its table it counts all the same', async () => {
  await tables.exec('begin; drop table emulator.attempts');
  const limit = await guesses();
  assert.deepEqual([limit.take('a'), limit.take('a'), limit.take('a')], [0, 0, 60]);
  await tables.exec('rollback');
});
