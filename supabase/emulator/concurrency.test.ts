import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { workQueue } from './database/workQueue.ts';
import { linkOf, openLink } from './testing/apiClient.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let it: TestBackend;
before(async () => void (it = await startTestBackend()));
after(() => it.stop());

const FAILING_READS = ['/rest/v1/categories?select=nope', '/rest/v1/categories?id=eq.nope', '/rest/v1/profiles'];

test('verifications that were acknowledged are kept while other people’s reads fail', async () => {
  const emails = Array.from({ length: 25 }, (_, index) => `kept${index}@example.ca`);
  for (const email of emails) await it.call('/auth/v1/signup', { body: { email, password: 'secret1' } });
  let verifying = true;
  const failing = Array.from({ length: 8 }, async (_, index) => {
    while (verifying) await it.call(FAILING_READS[index % FAILING_READS.length]!);
  });
  const links = it.backend.mailbox.mails.map(linkOf);
  await Promise.all(links.map((link) => openLink(it.call, link)));
  verifying = false;
  await Promise.all(failing);
  for (const email of emails) {
    const body = { email, password: 'secret1' };
    const { status, text } = await it.call('/auth/v1/token?grant_type=password', { body });
    assert.equal(status, 200, `${email}: ${text}`);
  }
});

test('every request runs as the person who sent it, whoever else is served at the same time', async () => {
  const tokens = [await it.join('ann@example.ca'), await it.join('bob@example.ca'), undefined];
  const whoami = async (token?: string, from?: string) => (await it.call('/rest/v1/rpc/whoami', { body: {}, token, from })).body;
  const ids = await Promise.all(tokens.map((token) => whoami(token)));
  assert.equal(new Set(ids).size, 3);
  assert.equal(ids[2], null);
  for (const token of tokens.slice(0, 2)) await it.call('/rest/v1/notes', { body: { body: 'mine' }, token });

  const answers = await Promise.all(
    Array.from({ length: 240 }, async (_, index) => {
      const person = index % 3;
      const token = tokens[person];
      // From many networks: how much one of them may ask at once is another matter.
      const from = `10.0.0.${index % 60}`;
      if (index % 5 === 0) await it.call(FAILING_READS[0]!, { token, from });
      if (index % 2) return [person, await whoami(token, from)];
      const { body } = await it.call('/rest/v1/notes?select=user_id', { token, from });
      return [person, body.code === '42501' ? null : body.map((row: { user_id: string }) => row.user_id).join()];
    }),
  );
  for (const [person, seen] of answers) assert.equal(seen, ids[person]);
});

test('identities set in the same tick do not mix in the queue', async () => {
  const queue = workQueue({ concurrency: 1 });
  const { connection } = it.backend.database;
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  const whoami = (uid: string) =>
    connection.withContext({ auth: { role: 'authenticated', uid } }, (db) =>
      db.selectNoFrom((sql) => sql.fn('auth.uid', []).as('id')).executeTakeFirstOrThrow(),
    );
  const seen = await Promise.all(ids.map((id) => queue.run(() => whoami(id))));
  assert.deepEqual(
    seen.map(({ id }) => id),
    ids,
  );
});

test('what visitors asked for and gave up is not done', async () => {
  const token = await it.join('hasty@example.ca');
  const { port, anonKey } = it.backend;
  const gone = new AbortController();
  const asked = Array.from({ length: 200 }, () =>
    fetch(`http://127.0.0.1:${port}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"body":"x"}',
      signal: gone.signal,
    }),
  );
  await Promise.race(asked);
  gone.abort();
  await Promise.allSettled(asked);
  const { body } = await it.call('/rest/v1/notes?select=id', { token });
  assert.ok(body.length < 100, `${body.length} of 200 were stored`);
});
