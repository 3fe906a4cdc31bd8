import { testComposition } from '../testing/testComposition';
import { memoryStorage } from '../testing/memoryStorage';
import { createAuthClient, type AuthClient } from './createAuthClient';
import { storageKey } from './storedSession';

const storage = memoryStorage();
let client: AuthClient;
beforeAll(() => {
  client = createAuthClient(testComposition().config, storage);
});
afterAll(() => client.auth.stopAutoRefresh());

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const accessToken = [{ alg: 'HS256' }, { sub: 'u1', exp: 4_000_000_000 }].map(encode).concat('signature').join('.');

function answer(status: number, body: object, headers: Record<string, string> = {}) {
  const requests: Request[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(String(input), { method: init?.method, headers: init?.headers }));
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  }) as typeof fetch;
  return requests;
}

test('signs in with the public key and keeps the session under a neutral name', async () => {
  const requests = answer(200, {
    access_token: accessToken,
    refresh_token: 'r',
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: 'u1', email: 'ana@example.com' },
  });
  const { data, error } = await client.auth.signInWithPassword({ email: 'ana@example.com', password: 'secret1' });
  expect(error).toBeNull();
  expect(data.user?.email).toBe('ana@example.com');
  expect(requests[0]!.url).toBe('http://localhost/auth/v1/token?grant_type=password');
  expect(requests[0]!.headers.get('apikey')).toBe('anon-key');
  expect(JSON.parse(storage.getItem(storageKey)!)).toMatchObject({ refresh_token: 'r' });
});

test('passes on how long to wait after too many attempts', async () => {
  answer(429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' }, { 'retry-after': '120' });
  const { error } = await client.auth.signInWithPassword({ email: 'ana@example.com', password: 'wrong' });
  expect(error?.message).toBe('Request rate limit reached');
  expect(client.lastRetryAfter()).toBe('120');
});

test('a sign-out that the server refuses leaves the person signed in, with its message', async () => {
  answer(500, { message: 'The service cannot save changes right now' });
  const { error } = await client.signOutHere();
  expect(error?.message).toBe('The service cannot save changes right now');
  expect((await client.auth.getSession()).data.session).not.toBeNull();
});

test('signs out on this device only, with one request', async () => {
  const requests = answer(200, {});
  const { error } = await client.signOutHere();
  expect(error).toBeNull();
  expect(requests.map(({ url }) => url)).toEqual(['http://localhost/auth/v1/logout?scope=local']);
  expect(storage.getItem(storageKey)).toBeNull();
});

describe.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is away behind its proxy', async () => new Response('{"message":"The service cannot be reached"}', { status: 502 })],
])('while the server %s', (_what, reply) => {
  // A renewal that waits for the server sees at once that nobody is signed in any more.
  afterEach(() => void window.dispatchEvent(new Event('online')));

  test.each([
    ['good', 4_000_000_000],
    ['expired', 1_000],
  ])(
    'signs out on this device with a token that is %s',
    async (_which, expires_at) => {
      const user = { id: 'u1', email: 'ana@example.com' };
      storage.setItem(storageKey, JSON.stringify({ access_token: accessToken, refresh_token: 'r', expires_at, user }));
      globalThis.fetch = reply as typeof fetch;
      const { error } = await client.signOutHere();
      expect(error).toBeNull();
      expect(storage.getItem(storageKey)).toBeNull();
      expect((await client.auth.getSession()).data.session).toBeNull();
    },
    60_000,
  );
});

test('a session that ended while the service was away is renewed when it is back, and not given up', async () => {
  const user = { id: 'u1', email: 'ana@example.com' };
  const session = { access_token: accessToken, refresh_token: 'kept', expires_at: 1_000, user };
  storage.setItem(storageKey, JSON.stringify(session));
  let asked = 0;
  globalThis.fetch = (async () => {
    asked += 1;
    if (asked < 3) throw new TypeError('Failed to fetch');
    return Response.json({ ...session, refresh_token: 'r2', expires_at: 4_000_000_000, expires_in: 3600, token_type: 'bearer' });
  }) as typeof fetch;
  const { data } = await client.auth.getSession();
  expect(data.session?.refresh_token).toBe('r2');
  expect(asked).toBe(3);
});

describe('a link that this browser did not ask for', () => {
  const session = { access_token: accessToken, refresh_token: 'bobs', expires_in: 3600, token_type: 'bearer' };
  const user = { id: 'u2', email: 'bob@example.com' };

  test('is opened aside: the session that is here stays', async () => {
    const before = storage.getItem(storageKey);
    const requests = answer(200, { ...session, user });
    const opened = await client.open({ code: 'the-code' });
    expect(opened?.session.user.email).toBe('bob@example.com');
    expect(storage.getItem(storageKey)).toBe(before);
    await opened!.discard();
    expect(requests.map(({ url }) => url)).toEqual(['http://localhost/auth/v1/verify', 'http://localhost/auth/v1/logout?scope=local']);
    expect(storage.getItem(storageKey)).toBe(before);
  });

  test('that does not work any more opens nothing', async () => {
    answer(403, { error_code: 'otp_expired', msg: 'Email link is invalid or has expired' });
    await expect(client.open({ code: 'the-code' })).resolves.toBeNull();
  });
});

test('a session that the service refuses to renew is given up, and known to be refused when that is told', async () => {
  const told: [string, boolean][] = [];
  const { data } = client.auth.onAuthStateChange((event) => void told.push([event, client.wasRefused()]));
  await client.auth.getSession();
  const user = { id: 'u1', email: 'ana@example.com' };
  storage.setItem(storageKey, JSON.stringify({ access_token: accessToken, refresh_token: 'gone', expires_at: 1_000, user }));
  answer(400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' });
  expect((await client.auth.getSession()).data.session).toBeNull();
  data.subscription.unsubscribe();
  expect(told.filter(([event]) => event === 'SIGNED_OUT')).toEqual([['SIGNED_OUT', true]]);
  expect(storage.getItem(storageKey)).toBeNull();
});
