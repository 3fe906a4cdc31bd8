import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { breakableLine, type BreakableLine } from './testing/breakableLine.ts';
import { newDatabase } from './testing/newDatabase.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const { DATABASE_URL } = process.env;
// PGlite runs in the backend's own process and is away only with it.
if (DATABASE_URL) {
  let it: TestBackend;
  let line: BreakableLine;
  let drop: () => Promise<void>;
  before(async () => {
    const database = await newDatabase(DATABASE_URL);
    drop = database.drop;
    line = await breakableLine(database.url);
    it = await startTestBackend({ databaseUrl: line.url });
  });
  after(async () => {
    await it.stop();
    await line.cut();
    await drop();
  });

  test('while PostgreSQL is away every answer is 503 and says when to ask again; then the backend is back by itself', async () => {
    const token = await it.join('ana@example.ca');
    const person = { email: 'ana@example.ca', password: 'secret1' };
    const calls: [string, Parameters<TestBackend['call']>[1]?][] = [
      ['/rest/v1/categories'],
      ['/rest/v1/notes', { body: { body: 'x' }, token }],
      ['/rest/v1/rpc/whoami', { body: {} }],
      ['/auth/v1/token?grant_type=password', { body: person }],
      ['/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: 'x' } }],
      ['/auth/v1/signup', { body: { email: 'other@example.ca', password: 'secret1' } }],
      ['/auth/v1/user', { token }],
      ['/auth/v1/logout', { method: 'POST', token }],
      ['/auth/v1/verify', { body: { type: 'signup', token_hash: 'x' } }],
    ];
    await line.cut();
    for (const [path, options] of calls) {
      const { status, headers, text } = await it.call(path, options);
      assert.deepEqual([status, headers.get('retry-after')], [503, '5'], `${path}: ${status} ${text}`);
      assert.doesNotMatch(text, /ECONN|127\.0\.0\.1|CONNECTION_/, path);
    }
    assert.equal((await it.call('/health')).status, 503);
    await line.mend();
    assert.equal((await it.call('/rest/v1/categories')).status, 200);
    assert.equal((await it.call('/auth/v1/token?grant_type=password', { body: person })).status, 200);
  });

  test('what is under way when it goes is 503 too, and costs those who come after nothing', async () => {
    const asked = Array.from({ length: 30 }, (_, number) =>
      it.call('/rest/v1/rpc/sleep', { body: { seconds: 3 }, from: `203.0.113.${number}` }),
    );
    while (line.connections() < 5) await new Promise(setImmediate);
    await line.cut();
    for (const { status, headers, text } of await Promise.all(asked)) {
      assert.deepEqual([status, headers.get('retry-after')], [503, '5'], text);
    }
    await line.mend();
    const after = await Promise.all(Array.from({ length: 20 }, () => it.call('/rest/v1/categories')));
    assert.deepEqual(new Set(after.map(({ status }) => status)), new Set([200]));
  });
}
