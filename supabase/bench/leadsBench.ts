/**
 * What the people of a company with 10,000 requests wait for, and the round that looks at what is due: `npm run bench:leads`.
 * A million requests and five million messages on the PostgreSQL of `DATABASE_URL`, a tenth of them in PGlite; BENCH_REQUESTS says
 * another number of requests.
 */
import { readFileSync } from 'node:fs';
import { quantile } from '@marketplace/node-kit/statistics';
import type { Actor } from '../tests/attacks/AttackFeature.ts';
import { becomeActor, signUpPeople, users } from '../tests/support/people.ts';
import { companies } from '../tests/support/requests.ts';
import { openTestDatabase, type TestDatabase } from '../tests/support/testDatabase.ts';
import { BATCH_SIZE } from '../worker/runHousekeeping.ts';
import { leadCalls, slowToMask } from './leadCalls.ts';

const onServer = Boolean(process.env['DATABASE_URL']);
const requests = Number(process.env['BENCH_REQUESTS'] ?? (onServer ? 1_000_000 : 100_000));
const mine = Math.min(10_000, requests / 2);
const messages = requests * 5;
const RUNS = 20;

const p95 = (times: readonly number[]) => quantile(times, 0.95);
const failures: string[] = [];

/** Prints a figure beside its limit. PGlite is told what it takes; the limits are those of a server. */
function report(name: string, ms: number, limitMs: number): void {
  const isOver = ms > limitMs;
  console.log(
    `${name.padEnd(34)}${`${ms.toFixed(1)} ms`.padStart(12)}${`${limitMs} ms`.padStart(10)}${(ms / limitMs).toFixed(2).padStart(8)}${isOver ? '  OVER' : ''}`,
  );
  if (isOver && onServer) failures.push(name);
}

async function asActor<T>(database: TestDatabase, actor: Actor, work: () => Promise<T>): Promise<T> {
  await database.exec('begin');
  await becomeActor(database, actor);
  try {
    return await work();
  } finally {
    await database.exec('rollback');
  }
}

/** Milliseconds of each execution. */
async function measure(database: TestDatabase, statement: string, repeats: number, runs = RUNS): Promise<number[]> {
  const [row] = await database.query<{ times: number[] }>('select bench.measure($1, $2, $3) as times', [statement, runs, repeats]);
  return row!.times;
}

/** Runs the batches of a round at a moment until nothing is due; returns what each took. */
async function runRound(database: TestDatabase, hoursLater = 0): Promise<number[]> {
  const times: number[] = [];
  for (let more = true; more;) {
    const started = performance.now();
    const [row] = await database.query<{ round: { more: boolean; failed: Record<string, string> } }>(
      "select private.due_steps(now() + $2 * interval '1 hour', $1) as round",
      [BATCH_SIZE, hoursLater],
    );
    times.push(performance.now() - started);
    for (const [step, message] of Object.entries(row!.round.failed)) failures.push(`${step}: ${message}`);
    more = row!.round.more && times.length < 2_000;
  }
  return times;
}

const database = await openTestDatabase();
await signUpPeople(database);
await database.exec(`insert into private.staff (user_id, role) values ('${users.moderator}', 'moderator')`);
await database.exec(readFileSync(new URL('leadsData.sql', import.meta.url), 'utf8'));
const began = performance.now();
// Neither triggers nor references: the rows are as the functions would have left them.
await database.exec(`set session_replication_role = replica;
  call bench.load('${users.provider}', '${companies.provider}', ${requests}, ${mine}, ${messages});
  set session_replication_role = origin`);
await database.exec('vacuum analyze');
console.log(
  `${requests.toLocaleString('en-CA')} requests, ${mine.toLocaleString('en-CA')} of one company, ${messages.toLocaleString('en-CA')} messages, ` +
    `${onServer ? 'PostgreSQL' : 'PGlite in memory'} (loaded in ${((performance.now() - began) / 1000).toFixed(0)} s)`,
);
console.log(`${'95 of 100 within'.padEnd(34)}${''.padStart(12)}${'goal'.padStart(10)}${'ratio'.padStart(8)}`);
for (const { name, actor, statement, limitMs, repeats = onServer ? 1 : 4, runs } of leadCalls) {
  const times = await asActor(database, actor, () => measure(database, statement, repeats, runs));
  report(name, p95(times), limitMs);
}
for (const piece of slowToMask) {
  const words = piece.repeat(Math.floor(4_000 / piece.length));
  report(`mask_contacts, 4,000 of "${piece}"`, p95(await measure(database, `select private.mask_contacts('${words}')`, 1)), 500);
}

const sum = (batches: readonly number[]) => batches.reduce((all, ms) => all + ms, 0);
const backlog = await runRound(database);
report('due_steps, one batch of each step', p95(backlog), 100);
report('due_steps, nothing due', p95(await runRound(database)), 100);
const hour = await runRound(database, 1);
report(`due_steps, the next hour, ${hour.length} batches`, sum(hour), 5_000);
// A site that runs meets its rounds one by one; everything at once is what a copy of a database without them would catch up on.
console.log(`due_steps, two years at once: ${(sum(backlog) / 1_000).toFixed(1)} s in ${backlog.length} batches`);
await database.close();
for (const failure of failures) console.error(`over its goal: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
