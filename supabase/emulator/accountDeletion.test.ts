import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { dailyMaintenance } from '../worker/runHousekeeping.ts';
import { marks } from '../tests/support/fullPerson.ts';
import { workQueue } from './database/workQueue.ts';
import { redactConsole } from './logging/redactConsole.ts';
import { PhotoFiles } from './storage/PhotoFiles.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { bytesOf, picture } from '../photos/testing/pictures.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const directory = newDirectory();
const { email, otherEmail, first, last, phone, postalCode, words } = marks;
const neighbour = 'neighbour@example.ca';
const providerId = 'aaaaaaaa-0000-4000-8000-000000000001';
const photo = picture('jpg', { pixels: bytesOf('heliotrope'.repeat(50)) });
let it: TestBackend;
/** What the process printed besides the security log. */
const printed: string[] = [];

before(async () => {
  const migrationsDirectory = join(import.meta.dirname, '..', 'migrations');
  it = await startTestBackend({ migrationsDirectory, seedPath: '/nowhere', dataDirectory: directory });
  redactConsole((line) => printed.push(line));
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
  const project = {
    id: crypto.randomUUID(),
    source: 'profile',
    provider_ids: [providerId],
    service_name: 'Leak repair',
    description: `Between us: ${words}, says ${first} ${last}, ${phone}.`,
    postal_code: postalCode,
    locale: 'en',
    notice: 'notice-en-3',
    contact: { name: `${first} ${last}`, email: otherEmail, phone, preferred: 'phone' },
  };
  assert.equal((await rpc('submit_project', token, { project })).status, 200);
  const place = { kind: 'project', target: project.id, n: 1, type: 'image/jpeg' };
  const { name } = (await rpc('begin_upload', token, place)).body as { name: string };
  const stored = await fetch(`http://127.0.0.1:${it.backend.port}/storage/v1/object/request-photos/${name}`, {
    method: 'POST',
    headers: { apikey: it.backend.anonKey, authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: photo,
  });
  assert.equal(stored.status, 200);
}
const photos = () => readdirSync(join(directory, 'storage'));
const mailsFile = () => readFileSync(join(directory, 'mails.jsonl'), 'utf8');

/** Every file of the data directory that holds the text; the database's own are searched as tables. */
function filesWith(text: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => !/^pg(\/|$)/.test(name));
  return names.filter((name) => {
    const path = join(directory, name);
    return statSync(path).isFile() && readFileSync(path, 'latin1').includes(text);
  });
}

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
    if ((await database.query(`select from ${name} as t where position(lower($1) in lower(to_jsonb(t)::text)) > 0 limit 1`, [text])).length)
      found.push(name);
  }
  return found;
}

/** Does something that the process might say more of than it should. */
async function provokeLines(token: string): Promise<void> {
  await it.call('/auth/v1/token?grant_type=password', { body: { email, password: `${words}-wrong` } });
  await it.call('/auth/v1/signup', { body: { email, password: words, data: { display_name: `${first} ${last}` } } });
  await rpc('submit_project', token, { project: { id: words, contact: { name: last, email: otherEmail, phone } } });
  await it.call(`/rest/v1/profiles?display_name=eq.${first}&user_id=eq.${words}`, { token });
  await rpc('reply_to_review', token, { review_id: crypto.randomUUID(), body: words });
}

const marksIn = (text: string) => Object.values(marks).filter((mark) => text.includes(mark));

test('a session that has just begun may ask; afterwards no table, log, caught mail or file knows the person', async () => {
  const token = await it.join(email);
  await it.join(neighbour);
  await sendPhoto(token);
  await provokeLines(token);
  const { status, body } = await rpc('request_account_deletion', token);
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(Date.parse(body.due_at) > Date.now() + 29 * 86_400_000);
  assert.ok((await tablesWith(email)).includes('auth.users'));
  assert.equal(photos().length, 1);
  // What was caught of them: the link of the account, the day it ends on, and what the contact of the request was told.
  const { mailbox, database } = it.backend;
  const mailedTo = (address: string) => mailbox.mails.filter(({ To }) => To[0]!.Address === address).length;
  while (mailedTo(email) < 2 || mailedTo(otherEmail) < 1) await database.query('select');
  assert.deepEqual(filesWith(otherEmail), ['mails.jsonl']);

  await database.query('update private.account_deletions set due_at = now()', []);
  await dailyMaintenance({
    database,
    queue: workQueue({ concurrency: 1 }),
    hasDiskSpace: () => true,
    files: new PhotoFiles(directory),
    mails: mailbox,
  });
  for (const mark of Object.values(marks)) {
    assert.deepEqual(await tablesWith(mark), [], mark);
    assert.deepEqual(filesWith(mark), [], mark);
  }
  assert.deepEqual(photos(), []);
  assert.deepEqual(marksIn(JSON.stringify(mailbox.mails)), []);
  assert.equal(mailedTo(neighbour), 1);
  assert.ok(mailsFile().includes(neighbour), 'mails of others stay');
  assert.ok(it.lines.length >= 3, 'the log tells of what was tried');
  assert.deepEqual(marksIn([...it.lines, ...printed].join('\n')), []);
  assert.equal((await it.call('/auth/v1/token?grant_type=password', { body: { email, password: 'secret1' } })).status, 400);
});

test('a session that goes on for longer may not', async () => {
  const token = await it.join('later@example.ca');
  await it.backend.database.query("update auth.sessions set created_at = now() - interval '16 minutes'", []);
  const { status, body } = await rpc('request_account_deletion', token);
  assert.deepEqual([status, body.hint], [403, 'Enter your password again, so that nobody else can delete your account.']);
});
