/**
 * What an ordinary visitor notices while 64 reads that cost as much as they may are under way, from one address and from 64, on the
 * samples; what it costs in memory; and what reads that nobody waits for any more cost the next one. `npm run bench:hostile -w supabase`.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDirectory } from '../emulator/testing/fixtureSettings.ts';
import { dearReads, refusedReads, type HostileRead } from '../emulator/testing/hostileReads.ts';
import { runMain } from '../emulator/testing/runMain.ts';

const HOSTILE = 64;
const ANSWERED_MS = 2_000;
const REFUSED_MS = 1_000;
const MEMORY = 1.5;
/** Of the time that one of 30 given-up reads takes: what is being answered cannot be interrupted, and that somebody left is noticed a little late. */
const LEFT_OVER = 3;

const directory = newDirectory();
const start = () => runMain({ DATA_DIR: directory, MAILBOX_PORT: 'off', MIGRATIONS_DIR: 'migrations', SEED_PATH: 'seed/sql' });
/** Ends it and waits. */
const stop = async (process: ReturnType<typeof runMain>) => {
  process.child.kill('SIGTERM');
  await process.ended;
};
// One that made its database holds what that took.
const first = start();
await first.ready;
await stop(first);
const main = start();
const { port, anonKey } = await main.ready;

interface Answer {
  status: number;
  ms: number;
}

async function ask({ path, body }: Pick<HostileRead, 'path' | 'body'>, from: string, signal?: AbortSignal): Promise<Answer> {
  const began = performance.now();
  const headers = { apikey: anonKey, 'content-type': 'application/json', 'x-forwarded-for': from, prefer: 'count=exact' };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    body: body && JSON.stringify(body),
    headers,
    signal,
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began };
}

const ordinary = { path: '/rest/v1/services?select=name&order=rating.desc&limit=24' };
const megabytes = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(main.child.pid)], { encoding: 'utf8' })) / 1024;
const worst = (answers: readonly Answer[]) => Math.max(0, ...answers.map(({ ms }) => ms));
const failures: string[] = [];
let most = 0;

/** Asks `reads` as hostile visitors do, all at once, and as an ordinary one until they are answered. */
async function volley(name: string, reads: readonly HostileRead[], addressOf: (n: number) => string): Promise<void> {
  let isOver = false;
  const hostile = Promise.all(Array.from({ length: HOSTILE }, (_, n) => ask(reads[n % reads.length]!, addressOf(n)))).finally(
    () => (isOver = true),
  );
  const seen: Answer[] = [];
  let visitor = 0;
  // Each time somebody else, who comes while all of them wait.
  while (!isOver) {
    await sleep(20);
    seen.push(await ask(ordinary, `192.0.2.${(visitor += 1) % 250}`));
  }
  const answers = await hostile;
  const [answered, refused] = [seen.filter(({ status }) => status < 300), seen.filter(({ status }) => status === 503)];
  most = Math.max(most, megabytes());
  const others =
    answers.filter(({ status }) => ![200, 206, 400, 414, 503].includes(status)).length + seen.length - answered.length - refused.length;
  console.log(
    `${name.padEnd(34)}${String(seen.length).padStart(9)}${worst(answered).toFixed(0).padStart(14)}${String(refused.length).padStart(10)}` +
      `${worst(refused).toFixed(0).padStart(13)}${worst(answers).toFixed(0).padStart(14)}${megabytes().toFixed(0).padStart(8)}`,
  );
  if (worst(answered) > ANSWERED_MS) failures.push(`${name}: an ordinary read took ${worst(answered).toFixed(0)} ms`);
  if (worst(refused) > REFUSED_MS) failures.push(`${name}: an ordinary read was refused after ${worst(refused).toFixed(0)} ms`);
  if (others > 0) failures.push(`${name}: ${others} answers are neither an answer nor a refusal`);
}

const fromOne = () => '198.51.100.1';
const fromMany = (round: number) => (n: number) => `10.${round}.0.${n}`;
const rounds: [string, readonly HostileRead[]][] = [
  ['refused', refusedReads],
  ...dearReads.map((read): [string, readonly HostileRead[]] => [read.what.slice(0, 24), [read]]),
  ['all of them', dearReads],
];

console.log(
  `${'64 hostile reads'.padEnd(34)}${'ordinary'.padStart(9)}${'answered ms'.padStart(14)}${'refused'.padStart(10)}${'after ms'.padStart(13)}${'hostile ms'.padStart(14)}${'MB'.padStart(8)}`,
);
// Warm: everything was asked once.
for (const read of [...dearReads, ...dearReads, ordinary]) await ask(read, '203.0.113.1');
const idle = megabytes();
for (const [round, [what, reads]] of rounds.entries()) {
  await volley(`${what}, 1 address`, reads, fromOne);
  await volley(`${what}, 64 addresses`, reads, fromMany(round));
}
console.log(`memory: ${idle.toFixed(0)} MB idle and warm, ${most.toFixed(0)} MB at most (${(most / idle).toFixed(2)} times)`);
if (most > idle * MEMORY) failures.push(`memory grew to ${(most / idle).toFixed(2)} times of idle`);

const plain = await ask(ordinary, '192.0.2.250');
const alone = await ask(dearReads[0]!, '192.0.2.251');
const given = Array.from({ length: 30 }, (_, n) => {
  const gone = new AbortController();
  return { gone, answer: ask(dearReads[0]!, `10.99.0.${n}`, gone.signal).catch(() => undefined) };
});
await sleep(150);
for (const { gone } of given) gone.abort();
const next = await ask(ordinary, '192.0.2.252');
const after = await ask(ordinary, '192.0.2.253');
console.log(
  `30 reads that were given up (each ${alone.ms.toFixed(0)} ms): ${next.ms.toFixed(0)} ms for the next, ` +
    `${after.ms.toFixed(0)} ms for the one after it, ${plain.ms.toFixed(0)} ms before them`,
);
const mayTake = plain.ms + LEFT_OVER * alone.ms;
for (const [which, { ms }] of Object.entries({ next, after })) {
  if (ms > mayTake) failures.push(`30 reads that were given up: the ${which} took ${ms.toFixed(0)} ms, may take ${mayTake.toFixed(0)} ms`);
}
if (main.child.exitCode !== null || main.child.signalCode) failures.push('the process ended');

await stop(main);
rmSync(directory, { recursive: true });
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
