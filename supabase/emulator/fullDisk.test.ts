import assert from 'node:assert/strict';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { onDisk } from '@marketplace/node-kit/fullDisk';
import { MAY_PASS_CODE } from '@marketplace/node-kit/StartupError';
import { apiClient } from './testing/apiClient.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { runMain, type MainProcess } from './testing/runMain.ts';

const folder = newDirectory();
const bytesLeft = join(folder, 'bytes-left');
const fill = (bytes: number) => writeFileSync(bytesLeft, String(bytes));
const empty = () => rmSync(bytesLeft, { force: true });
const running = new Set<MainProcess>();

function run(dataDirectory: string, changes: Record<string, string> = {}): MainProcess {
  const main = runMain({ ...onDisk(bytesLeft), DATA_DIR: join(folder, dataDirectory), ...changes });
  running.add(main);
  return main;
}
const person = (name: string) => ({ body: { email: `${name}@example.ca`, password: 'secret1' } });

async function mayStartLater(main: MainProcess, sentence: RegExp): Promise<void> {
  const { code, stdout, stderr } = await main.ended;
  assert.deepEqual([code, stdout], [MAY_PASS_CODE, ''], stderr);
  assert.match(stderr, sentence);
  assert.equal(stderr.trim().split('\n').length, 1, stderr);
}

before(async () => {
  const main = run('data');
  const call = apiClient(await main.ready);
  assert.equal((await call('/auth/v1/signup', person('first'))).status, 200);
  main.child.kill('SIGKILL');
  await main.ended;
});
after(async () => {
  for (const main of running) main.child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

test('started on a disk that is almost full it answers reads, and writes work again with the room', async () => {
  fill(200 * 1024);
  const main = run('data');
  const call = apiClient(await main.ready);
  assert.equal((await call('/rest/v1/categories')).body.length, 2);
  const refused = await call('/auth/v1/signup', person('second'));
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '60']);
  empty();
  const signUp = () => call('/auth/v1/signup', person('second'));
  let answer = await signUp();
  for (; answer.status === 503; answer = await signUp()) await sleep(50);
  assert.equal(answer.status, 200, answer.text);
  main.child.kill('SIGTERM');
  assert.equal((await main.ended).code, 0);
});

test('where not a byte is left it ends as one that may start later, and then has all it had', async () => {
  fill(0);
  await mayStartLater(run('data'), /^The disk of .*data is almost full, so the database cannot be opened: free 64 MB or more\.$/m);
  empty();
  const main = run('data');
  const call = apiClient(await main.ready);
  const known = await call('/auth/v1/token?grant_type=password', person('first'));
  assert.equal(known.body.error_code, 'email_not_confirmed');
  main.child.kill('SIGKILL');
  await main.ended;
});

test('a first start without room, and one that lacks a migration, may pass too and leave nothing half made', async () => {
  fill(200 * 1024);
  await mayStartLater(run('new'), /^The disk of .*new is almost full, so no database can be made/);
  assert.ok(!existsSync(join(folder, 'new', 'pg')) && !existsSync(join(folder, 'new', 'pg.init')));

  const newer = join(folder, 'migrations');
  cpSync(join(import.meta.dirname, 'testing/migrations'), newer, { recursive: true });
  writeFileSync(join(newer, '20990101000000_next.sql'), 'create table public.next (id integer);');
  await mayStartLater(
    run('data', { MIGRATIONS_DIR: newer }),
    /^The disk of .*data is almost full, so the database cannot be brought up to date/,
  );
  empty();
});
