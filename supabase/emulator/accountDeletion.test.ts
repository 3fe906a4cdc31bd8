import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { dailyMaintenance } from '../worker/runHousekeeping.ts';
import { workQueue } from './database/workQueue.ts';
import { PhotoFiles } from './storage/PhotoFiles.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { bytesOf, picture } from '../photos/testing/pictures.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const directory = newDirectory();
const email = 'zephyrine@example.ca';
const providerId = 'aaaaaaaa-0000-4000-8000-000000000001';
const photo = picture('jpg', { pixels: bytesOf('heliotrope'.repeat(50)) });
let it: TestBackend;

before(async () => {
  const migrationsDirectory = join(import.meta.dirname, '..', 'migrations');
  it = await startTestBackend({ migrationsDirectory, seedPath: '/nowhere', dataDirectory: directory });
  await it.backend.database.query(
    `insert into public.providers (id, status, trade_name, primary_category) values ($1, 'approved', 'Addressed', 'Plumbing')`,
    [providerId],
  );
});
after(async () => {
  await it.stop();
  rmSync(directory, { recursive: true, force: true });
});

const rpc = (name: string, token: string, body: object = {}) => it.call(`/rest/v1/rpc/${name}`, { body, token });

async function sendPhoto(token: string): Promise<void> {
  const asked = { source: 'profile', provider_ids: [providerId], service_name: 'Leak repair', locale: 'en', notice: 'notice-en-2' };
  const project = { id: crypto.randomUUID(), ...asked };
  await rpc('submit_project', token, { project });
  const place = { kind: 'project', target: project.id, n: 1, type: 'image/jpeg' };
  const { name } = (await rpc('begin_upload', token, place)).body as { name: string };
  const stored = await fetch(`http://127.0.0.1:${it.backend.port}/storage/v1/object/request-photos/${name}`, {
    method: 'POST',
    headers: { apikey: it.backend.anonKey, authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: photo,
  });
  assert.equal(stored.status, 200);
}
const files = () => readdirSync(join(directory, 'storage')).map((name) => readFileSync(join(directory, 'storage', name), 'latin1'));

/** Rows of any table, the library's included, that hold the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { database } = it.backend;
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'emulator')`,
    [],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    if ((await database.query(`select from ${name} as t where position($1 in to_jsonb(t)::text) > 0 limit 1`, [text])).length)
      found.push(name);
  }
  return found;
}

test('a session that has just begun may ask; afterwards no table, log or file knows the person', async () => {
  const token = await it.join(email);
  await sendPhoto(token);
  const { status, body } = await rpc('request_account_deletion', token);
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(Date.parse(body.due_at) > Date.now() + 29 * 86_400_000);
  assert.ok((await tablesWith(email)).includes('auth.users'));
  assert.equal(files().length, 1);

  const { database } = it.backend;
  await database.query('update private.account_deletions set due_at = now()', []);
  const photos = new PhotoFiles(directory);
  await dailyMaintenance({
    database,
    queue: workQueue({ concurrency: 1 }),
    hasDiskSpace: () => true,
    removeFile: (id) => photos.remove(id),
  });
  assert.deepEqual(await tablesWith(email), []);
  assert.deepEqual(files(), []);
  assert.equal((await it.call('/auth/v1/token?grant_type=password', { body: { email, password: 'secret1' } })).status, 400);
});

test('a session that goes on for longer may not', async () => {
  const token = await it.join('later@example.ca');
  await it.backend.database.query("update auth.sessions set created_at = now() - interval '16 minutes'", []);
  const { status, body } = await rpc('request_account_deletion', token);
  assert.deepEqual([status, body.hint], [403, 'Enter your password again, so that nobody else can delete your account.']);
});
