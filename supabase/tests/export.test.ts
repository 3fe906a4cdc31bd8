import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { sampleQuote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { fillEveryWrite } from './support/everyWrite/fillEveryWrite.ts';
import { fillPerson, marks } from './support/fullPerson.ts';
import { users } from './support/people.ts';
import { companies, confirmContact, newProject, type Submitted } from './support/requests.ts';
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

const said = 'Call 416-555-0199, after five.';
const hidden = 'Call \uFFFC, after five.';

/** A request of the owner that the company looked at and wrote about. */
async function ask(): Promise<string> {
  const { id, requests } = await callAs<Submitted>(database, 'owner', 'submit_project', { project: newProject({ contact }) });
  await confirmContact(database, id);
  const request_id = requests[0]!.id;
  await callAs(database, 'provider', 'advance_request', { request_id, to_status: 'viewed' });
  await callAs(database, 'provider', 'advance_request', { request_id, to_status: 'interested', note: said });
  await callAs(database, 'provider', 'send_message', { message: { id: crypto.randomUUID(), request_id, body: said } });
  return request_id;
}
const contact = { name: 'Sam Roy', email: 'sam@example.ca', phone: '416-555-0177', preferred: 'email' };
const quoteOf = (request_id: string) =>
  sampleQuote(request_id, {
    warranty: said,
    lines: [{ kind: 'labour', description: said, unit: 'at crew.ca', unit_cents: 120_000, tax_class: 'installed' }],
  });

test('a draft of a company is in no copy of the homeowner', async () => {
  const request_id = await ask();
  await callAs(database, 'provider', 'save_quote', { quote: quoteOf(request_id) });
  const { data } = await copyOf('owner');
  assert.deepEqual([data['quotes'], data['quote_lines']], [undefined, undefined]);
});

test('contact details of a company are in the copy once both are connected, as on the page of the request', async () => {
  const request_id = await ask();
  await callAs(database, 'provider', 'save_quote', { quote: quoteOf(request_id), send: true });
  await callAs(database, 'owner', 'send_message', { message: { id: crypto.randomUUID(), request_id, body: 'Mine is 416-555-0177.' } });
  const words = async () => {
    const { quotes, quote_lines, messages, quote_request_events: events } = (await copyOf('owner')).data;
    const [line] = quote_lines!;
    return [
      quotes!.map(({ warranty }) => warranty),
      [line!['description'], line!['unit']],
      messages!.map(({ body }) => body),
      events!.map(({ note }) => note).filter(Boolean),
    ];
  };
  const own = 'Mine is 416-555-0177.';
  assert.deepEqual(await words(), [[hidden], [hidden, 'at \uFFFC'], [hidden, own], [hidden]]);
  const before = (await copyOf('owner')).data['messages']!;
  assert.deepEqual(
    before.map((message) => message['sender_id'] ?? null),
    [null, users.owner],
  );
  await callAs(database, 'owner', 'advance_request', { request_id, to_status: 'connected' });
  assert.deepEqual(await words(), [[said], [said, 'at crew.ca'], [said, own], [said]]);
});

test('the copy of who runs a company alone holds what staff decided, and neither who, nor that somebody reported it', async () => {
  await database.query(
    `insert into private.staff_decisions (staff_id, target_kind, target_id, decision, reason)
     select $1, 'company', $2, decision, 'Looked at.' from unnest(array['read', 'keep_company', 'suspend']) as decision`,
    [users.moderator, companies.rival],
  );
  const { data } = await copyOf('rival');
  assert.deepEqual(
    data['staff_decisions']!.map(({ decision, staff_id }) => [decision, staff_id]),
    [['suspend', undefined]],
  );
});

test('a visitor gets none, and nobody more than ten in an hour', async () => {
  await assert.rejects(copyOf('anon'), { code: '42501' });
  for (let n = 0; n < 10; n += 1) await copyOf('stranger');
  await refused(copyOf('stranger'), 'PT429');
});
