import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { contact, tokenOf } from '../tests/support/requests.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

// A conversation as two browsers hold it: over HTTP, a guest with a private link and a company with a session.
const product = join(import.meta.dirname, '..');
const token = tokenOf('guest');
let it: TestBackend;
let member: string;
let request_id: string;

const call = async (name: string, given: object, session?: string) => {
  const { status, body, text } = await it.call(`/rest/v1/rpc/${name}`, { body: given, ...(session && { token: session }) });
  assert.equal(status, 200, text);
  return body;
};

before(async () => {
  it = await startTestBackend({ migrationsDirectory: join(product, 'migrations'), seedPath: join(product, 'seed/sql') });
  member = await it.join('member@example.ca');
  const [company] = await it.backend.database.query<{ id: string }>(
    `insert into public.provider_members (provider_id, user_id, role)
     select (select id from public.providers where status = 'approved' order by id limit 1), id, 'owner' from auth.users
      where email = 'member@example.ca' returning provider_id as id`,
  );
  const project = {
    id: crypto.randomUUID(),
    token,
    source: 'card',
    provider_ids: [company!.id],
    locale: 'en',
    notice: 'notice-en-3',
    contact,
  };
  const { requests } = await call('submit_project', { project });
  request_id = requests[0].id;
});
after(() => it.stop());

test('a message that is sent twice at once is one message, and each side reads what the other wrote', async () => {
  const message = { id: crypto.randomUUID(), request_id, body: 'Call 416-555-0199' };
  const send = () => call('send_message', { message, token });
  const [first, second] = await Promise.all([send(), send()]);
  assert.deepEqual(first, second);
  await call('send_message', { message: { id: crypto.randomUUID(), request_id, ask: ['photos'] } }, member);

  const read = await call('thread', { request_id, after_seq: 0 }, member);
  assert.deepEqual(
    read.messages.map(({ body, ask }: { body: string | null; ask: string[] | null }) => body ?? ask),
    ['Call ￼', ['photos']],
  );
  assert.equal(await call('mark_read', { request_id, seq: first.seq }, member), first.seq);
  const { status, seen, messages } = await call('thread', { request_id, after_seq: first.seq, token });
  assert.deepEqual([status, seen.seq, messages.length], ['interested', first.seq, 1]);
});

test('nobody else reads or writes', async () => {
  assert.equal(await call('thread', { request_id }), null);
  const message = { id: crypto.randomUUID(), request_id, body: 'Hello' };
  assert.equal((await it.call('/rest/v1/rpc/send_message', { body: { message } })).status, 403);
  assert.equal((await it.call('/rest/v1/rpc/mark_read', { body: { request_id, seq: 1 } })).status, 404);
});
