import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { loadSecrets } from './loadSecrets.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const dataDirectory = newDirectory();
let it: TestBackend;
let secret: string;
let claims: Record<string, unknown>;

before(async () => {
  it = await startTestBackend({ dataDirectory });
  secret = (await loadSecrets(dataDirectory)).jwtSecret;
  const token = await it.join('ann@example.ca');
  claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
});
after(async () => {
  await it.stop();
  rmSync(dataDirectory, { recursive: true });
});

/** A token as the Auth server would sign it. */
function sign(payload: unknown): string {
  const head = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}
const ask = async (payload: unknown) => {
  const token = sign(payload);
  const answers = await Promise.all(['/rest/v1/notes', '/auth/v1/user'].map((path) => it.call(path, { token })));
  return answers.map(({ status }) => status);
};

test('a token signed for one of our people is taken', async () => {
  assert.deepEqual(await ask(claims), [200, 200]);
});

const hour = 3600;
const inAnHour = Math.floor(Date.now() / 1000) + hour;

test('a service key is taken', async () => {
  assert.equal((await it.call('/rest/v1/rpc/whoami', { token: sign({ role: 'service_role', exp: inAnHour }) })).status, 200);
});

const wrong: Record<string, object> = {
  'that never ends': { exp: undefined },
  'whose end is no number': { exp: '4000000000' },
  'that has ended': { exp: Math.floor(Date.now() / 1000) - hour },
  'for nobody': { aud: undefined },
  'for somebody else': { aud: 'another-service' },
  'for a list of others': { aud: ['another-service'] },
  'of the owner of the database': { role: 'postgres' },
  'of the service that never ends': { role: 'service_role', exp: undefined },
  'without a role': { role: undefined },
};
for (const [which, change] of Object.entries(wrong)) {
  test(`a token ${which} is refused, though its signature is right`, async () => {
    assert.deepEqual(await ask({ ...claims, ...change }), [401, 403]);
  });
}

test('what is signed and says nothing is no token', async () => {
  for (const payload of [null, 7, 'text']) assert.deepEqual(await ask(payload), [401, 403]);
});
