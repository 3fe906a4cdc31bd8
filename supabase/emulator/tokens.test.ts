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
function sign(payload: unknown, header: object = { alg: 'HS256', typ: 'JWT' }, key = secret, hash = 'sha256'): string {
  const head = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${head}.${createHmac(hash, key).update(head).digest('base64url')}`;
}
const ask = (payload: unknown) => askWith(sign(payload));
const askWith = async (token: string) => {
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

test('a token chooses neither how it is checked nor with which key', async () => {
  const own = { alg: 'HS256', jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') }, jku: 'https://evil.example/keys' };
  const tokens = [
    sign(claims, { alg: 'none' }),
    sign(claims, { alg: 'HS512' }, secret, 'sha512'),
    sign(claims, { alg: 'RS256' }),
    sign(claims, own, 'mine'),
    sign(claims, { alg: 'HS256', kid: '../../dev/null' }, ''),
    sign(claims, { alg: 'HS256' }, it.backend.anonKey),
  ];
  for (const token of tokens) {
    const statuses = await askWith(token);
    assert.ok(
      statuses.every((status) => status === 401 || status === 403),
      `${Buffer.from(token.split('.')[0]!, 'base64url').toString()}: ${statuses.join()}`,
    );
  }
});

test('every sign-in makes tokens of its own', async () => {
  const signIn = () => it.call('/auth/v1/token?grant_type=password', { body: { email: 'ann@example.ca', password: 'secret1' } });
  const answers = await Promise.all(Array.from({ length: 5 }, signIn));
  for (const name of ['access_token', 'refresh_token']) assert.equal(new Set(answers.map(({ body }) => body[name])).size, 5, name);
});
