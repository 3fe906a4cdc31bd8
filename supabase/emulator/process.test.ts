import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiClient, linkOf, openLink } from './testing/apiClient.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { runMain, type MainProcess, type Ready } from './testing/runMain.ts';

const directory = newDirectory();
const env = { DATA_DIR: directory };
const running = new Set<MainProcess>();
after(async () => {
  for (const main of running) main.child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(directory, { recursive: true });
});

function run(changes: Record<string, string> = {}): MainProcess {
  const main = runMain({ ...env, ...changes });
  running.add(main);
  void main.ended.then(() => running.delete(main));
  return main;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

async function refused(main: MainProcess, sentence: RegExp): Promise<void> {
  const { code, stdout, stderr } = await main.ended;
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, sentence);
  assert.equal(stderr.trim().split('\n').length, 1, stderr);
}

async function mails({ mailboxPort }: Ready): Promise<{ Text: string }[]> {
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${mailboxPort}/api/v1/${path}`)).json();
  const { messages } = (await read('messages')) as { messages: { ID: string }[] };
  return Promise.all(messages.map(({ ID }) => read(`message/${ID}`) as Promise<{ Text: string }>));
}

test('killed in the middle of its first start, it starts anew the next time', async () => {
  const first = run();
  await until(() => existsSync(join(directory, 'pg.init', 'base')));
  first.child.kill('SIGKILL');
  assert.equal((await first.ended).signal, 'SIGKILL');
  assert.ok(existsSync(join(directory, 'pg.init')) && !existsSync(join(directory, 'pg')));

  const second = run();
  const ready = await second.ready;
  assert.deepEqual(Object.keys(ready), ['ready', 'port', 'anonKey', 'mailboxPort']);
  assert.equal((await apiClient(ready)('/rest/v1/categories')).body.length, 2);
  assert.equal(statSync(join(directory, 'secrets.json')).mode & 0o777, 0o600);
  second.child.kill('SIGTERM');
  const { code, stdout } = await second.ended;
  assert.deepEqual([code, stdout.trim().split('\n').length], [0, 1]);
});

test('killed while writing, it still has every acknowledged row; its log names nobody', async () => {
  const main = run();
  const ready = await main.ready;
  const call = apiClient(ready);
  const person = { email: 'writer@example.ca', password: 'secret1' };
  await call('/auth/v1/signup', { body: person });
  const token = await openLink(call, linkOf((await mails(ready))[0]));

  const refusedByTrigger = { email: 'boom@example.ca', password: 'secret1', data: { display_name: 'boom' } };
  const boom = await call('/auth/v1/signup', { body: refusedByTrigger });
  assert.equal(boom.status, 500);
  await call('/rest/v1/notes?id=eq.my-secret-input', { token });
  await until(() => main.stderr().split('\n').length > 2);
  assert.doesNotMatch(main.stderr(), /@example\.ca|\$2[aby]\$|eyJ|my-secret-input/);
  assert.match(main.stderr(), /Auth error:/);

  const acknowledged = new Set<string>();
  const writers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const id = crypto.randomUUID();
      const { status } = await call('/rest/v1/notes', { body: { id, body: 'x' }, token });
      assert.equal(status, 201);
      acknowledged.add(id);
    }
  });
  await until(() => acknowledged.size >= 60);
  main.child.kill('SIGKILL');
  await Promise.allSettled(writers);
  await main.ended;

  const again = run();
  const { port, anonKey } = await again.ready;
  assert.equal(anonKey, ready.anonKey);
  const rows = (await apiClient({ port, anonKey })('/rest/v1/notes?select=id', { token })).body as { id: string }[];
  const kept = new Set(rows.map(({ id }) => id));
  assert.deepEqual(
    [...acknowledged].filter((id) => !kept.has(id)),
    [],
  );
  assert.equal((await mails(await again.ready)).length, 1, 'mails survive too');

  await refused(run(), /^The data directory .* is in use by process \d+: stop that one, or set/);
  assert.equal((await apiClient({ port, anonKey })('/health')).status, 200, 'the first is not disturbed');
  again.child.kill('SIGINT');
  assert.equal((await again.ended).code, 0);
});

test('a taken port is one sentence, and leaves nothing behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const sentence = new RegExp(`^Port ${port} is taken by another program; stop it, or choose another with MAILBOX_PORT`);
  await refused(run({ MAILBOX_PORT: port }), sentence);
  other.close();
});

test('it ends when the process that started it is killed', async () => {
  const parent = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'parent.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  parent.kill('SIGKILL');
  await until(() => !existsSync(`${directory}/backend.pid`));
  await until(() => !isAlive(pid));
});

test('a process that stands still is ended', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'watchdog.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const events = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')]);
  const [[data], [, signal]] = events as [[Buffer], [null, string]];
  assert.equal(signal, 'SIGKILL');
  assert.match(data.toString(), /^The database stands still/);
});

const unusable: [string, () => Record<string, string>, RegExp][] = [
  ['a wrong value', () => ({ MAILBOX_PORT: 'abc' }), /^MAILBOX_PORT is "abc", which is no port/],
  [
    'a data directory that cannot be made',
    () => ({ DATA_DIR: join(directory, 'secrets.json', 'x') }),
    /^The data directory .* cannot be written \(ENOTDIR\): set DATA_DIR/,
  ],
  ['a migrations folder that is not there', () => ({ MIGRATIONS_DIR: '/nowhere' }), /^There is no migrations folder \/nowhere/],
  ['half a database', halfDatabase, /^The database in .*pg cannot be opened \(it is incomplete\): restore a copy/],
  ['damaged secrets', damagedSecrets, /secrets\.json is damaged/],
  [
    'a migration that fails',
    failingMigration,
    /^The migration 20260101000002_broken\.sql failed and was rolled back \(relation "nowhere" does not exist\)/,
  ],
];
test('a database that older migrations made is one sentence that says what to do', async () => {
  const data = { DATA_DIR: join(directory, 'older') };
  const earlier = run(data);
  await earlier.ready;
  earlier.child.kill('SIGTERM');
  await earlier.ended;
  const baseline = migrationsOf({ '20260202000000_baseline.sql': 'create table public.everything (id integer);' });
  await refused(
    run({ ...data, ...baseline }),
    /^The database in .*older\/pg was made before the migration 20260202000000_baseline\.sql: move that folder away to start with new data, or/,
  );
});

for (const [name, changes, sentence] of unusable) {
  test(`${name} is one sentence`, async () => refused(run(changes()), sentence));
}

function halfDatabase(): Record<string, string> {
  mkdirSync(join(directory, 'half', 'pg', 'base'), { recursive: true });
  return { DATA_DIR: join(directory, 'half') };
}

function damagedSecrets(): Record<string, string> {
  mkdirSync(join(directory, 'damaged'));
  writeFileSync(join(directory, 'damaged', 'secrets.json'), '{"jwtSecret":');
  return { DATA_DIR: join(directory, 'damaged') };
}

function failingMigration(): Record<string, string> {
  const fixture = '20260101000001_fixture.sql';
  return migrationsOf({
    [fixture]: readFileSync(join(import.meta.dirname, 'testing', 'migrations', fixture), 'utf8'),
    '20260101000002_broken.sql': 'create table public.half (id integer); insert into nowhere values (1);',
  });
}

function migrationsOf(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(directory, 'migrations-'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return { MIGRATIONS_DIR: folder };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
