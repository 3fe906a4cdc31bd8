import { testComposition } from '../testing/testComposition';
import type { TokenSource } from './authorizedFetch';
import { createDb } from './createDb';

interface Sent {
  authorization: string | null;
  apikey: string | null;
  signal: AbortSignal;
}

function setUp(statuses: number[], tokens: Partial<TokenSource> = {}) {
  const sent: Sent[] = [];
  globalThis.fetch = (async (_input: RequestInfo | URL, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ authorization: headers.get('authorization'), apikey: headers.get('apikey'), signal: init.signal! });
    return new Response('[]', { status: statuses[sent.length - 1] ?? 200, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  const db = createDb(testComposition().config, { accessToken: () => null, renewAccessToken: async () => null, ...tokens });
  return { db, sent, authorizations: () => sent.map(({ authorization }) => authorization) };
}
const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

test('anybody reads with the public key', async () => {
  const { db, sent } = setUp([200]);
  await db.from('services').select('*');
  expect(sent).toMatchObject([{ apikey: 'anon-key', authorization: 'Bearer anon-key' }]);
});

test('the signed-in user reads with their token', async () => {
  const { db, sent } = setUp([200], { accessToken: () => 'user-token' });
  await db.from('services').select('*');
  expect(sent).toMatchObject([{ apikey: 'anon-key', authorization: 'Bearer user-token' }]);
});

test.each<[string, () => Promise<string | null>, string[]]>([
  ['is renewed and the read sent again', async () => 'new-token', ['Bearer user-token', 'Bearer new-token']],
  ['that cannot be renewed reads as anybody', async () => null, ['Bearer user-token', 'Bearer anon-key']],
  ['whose renewal fails reads as anybody', () => Promise.reject(new Error('offline')), ['Bearer user-token', 'Bearer anon-key']],
])('an expired token %s', async (_what, renewAccessToken, expected) => {
  const { db, authorizations } = setUp([401, 200], { accessToken: () => 'user-token', renewAccessToken });
  const { error } = await db.from('services').select('*');
  expect(error).toBeNull();
  expect(authorizations()).toEqual(expected);
});

test('a second refusal is the answer', async () => {
  const { db, authorizations } = setUp([401, 401], { accessToken: () => 'user-token', renewAccessToken: async () => 'new-token' });
  const { status } = await db.from('services').select('*');
  expect(status).toBe(401);
  expect(authorizations()).toHaveLength(2);
});

test('a refusal of the public key is not repeated', async () => {
  const { db, authorizations } = setUp([401]);
  await db.from('profiles').select('*');
  expect(authorizations()).toHaveLength(1);
});

test('a backend that is away is the answer at once: who asked decides about another try', async () => {
  const { db, sent } = setUp([503, 503]);
  const { status } = await db.from('services').select('*');
  expect(status).toBe(503);
  expect(sent).toHaveLength(1);
});

test('the caller can still cancel', async () => {
  const { db, sent } = setUp([200]);
  const controller = new AbortController();
  await db.from('services').select('*').abortSignal(controller.signal);
  expect(sent[0]!.signal.aborted).toBe(false);
  controller.abort();
  expect(sent[0]!.signal.aborted).toBe(true);
});
