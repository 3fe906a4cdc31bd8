import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { fillEveryWrite } from './support/everyWrite/fillEveryWrite.ts';
import { fillPerson, marks } from './support/fullPerson.ts';
import { type Row } from './support/testDatabase.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

interface Copy {
  account: { email: string };
  data: Record<string, Row[]>;
}
const copyOf = (actor: Actor) => callAs<Copy>(database, actor, 'export_my_data');

test('a copy holds rows of every table that has any about the person', async () => {
  await fillEveryWrite(database);
  const { account, data } = await copyOf('owner');
  const tables = await database.query<{ name: string }>(
    "select split_part(table_name, '.', 2) as name from private.personal_data where exported",
  );
  assert.deepEqual(Object.keys(data).sort(), tables.map(({ name }) => name).sort());
  assert.equal(account.email, marks.email);
  const text = JSON.stringify(data);
  for (const mark of [marks.last, marks.otherEmail, marks.storedPhone, marks.postalCode, marks.words]) assert.ok(text.includes(mark), mark);
});

test('nothing that opens the data to others is in it', async () => {
  await fillEveryWrite(database);
  const { data } = await copyOf('owner');
  const secrets = ['token_hash', 'share_hash', 'key_hash', 'confirm_hash', 'unsubscribe_key', 'salt'];
  for (const rows of Object.values(data)) {
    for (const row of rows) for (const secret of secrets) assert.ok(!(secret in row), secret);
  }
});

test('other people’s copies say nothing about the person', async () => {
  await fillEveryWrite(database);
  for (const actor of ['stranger', 'provider', 'rival'] as const) {
    const text = JSON.stringify(await copyOf(actor));
    for (const mark of Object.values(marks)) assert.ok(!text.includes(mark), `${actor}: ${mark}`);
  }
});

test('an address that was not confirmed reaches no guest’s data', async () => {
  await fillPerson(database);
  await database.exec('update auth.users set email_confirmed_at = null');
  const { data } = await copyOf('owner');
  assert.equal(data['contact_messages'], undefined);
  assert.equal(data['projects']!.length, 4);
});

test('a visitor gets none, and nobody more than ten in an hour', async () => {
  await assert.rejects(copyOf('anon'), { code: '42501' });
  for (let n = 0; n < 10; n += 1) await copyOf('stranger');
  await refused(copyOf('stranger'), 'PT429');
});
