import { testComposition } from '../testing/testComposition';
import { createFiles } from './createFiles';

interface Sent {
  url: string;
  method: string;
  type: string | null;
  authorization: string | null;
  body: unknown;
}

const name = 'folder/2.webp';
const blob = new Blob([new Uint8Array(10)], { type: 'image/webp' });

/** @param answers one for each request; an error stands for a network that gives none */
function setUp(answers: (Response | Error)[] = [], { token }: { token?: string } = {}) {
  const sent: Sent[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    sent.push({
      url: String(input),
      method: init.method ?? 'GET',
      type: headers.get('content-type'),
      authorization: headers.get('authorization'),
      body: init.body,
    });
    const answer = answers[sent.length - 1] ?? new Response('{}');
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof fetch;
  const tokens = { accessToken: () => token ?? null, renewAccessToken: async () => 'new-token' };
  return { files: createFiles(testComposition().config, tokens), sent };
}

const refusal = (status: number, statusCode?: string) => Response.json({ statusCode, message: 'no' }, { status });
const { fetch: realFetch } = globalThis;
afterEach(() => void (globalThis.fetch = realFetch));

test('a guest stores a file under its name', async () => {
  const { files, sent } = setUp();
  await files.upload('things', name, blob);
  expect(sent).toEqual([
    {
      url: `http://localhost/storage/v1/object/things/${name}`,
      method: 'POST',
      type: 'image/webp',
      authorization: 'Bearer anon-key',
      body: blob,
    },
  ]);
});

test('a signed-in person stores it with their token, renewed when it has expired', async () => {
  const { files, sent } = setUp([refusal(401)], { token: 'old-token' });
  await files.upload('things', name, blob);
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old-token', 'Bearer new-token']);
});

test.each([
  ['embedded', refusal(409, '409')],
  ['hosted', refusal(400, '409')],
])('a file that is there already counts as stored (%s)', async (_which, answer) => {
  const { files } = setUp([answer]);
  await expect(files.upload('things', name, blob)).resolves.toBeUndefined();
});

test.each<[string, Response | Error, string]>([
  ['no answer', new TypeError('Failed to fetch'), 'offline'],
  ['a server in trouble', refusal(503), 'offline'],
  ['a wrong key', refusal(403, '403'), 'refused'],
  ['a wrong key, hosted', refusal(400, '403'), 'refused'],
  ['a size the server counted', refusal(413, '413'), 'tooLarge'],
  ["a proxy's page about the size", new Response('<html>', { status: 413 }), 'tooLarge'],
  ['bytes that are something else', refusal(415, '415'), 'wrongType'],
  ['bytes that do not fit together', refusal(422, '422'), 'invalid'],
])('%s rejects with its reason', async (_what, answer, reason) => {
  const { files } = setUp([answer]);
  await expect(files.upload('things', name, blob)).rejects.toMatchObject({ name: 'AppError', kind: reason });
});

describe('fetching a file', () => {
  test('gives what a closed bucket holds', async () => {
    const { files, sent } = setUp([new Response(new Uint8Array(10), { headers: { 'content-type': 'image/webp' } })], { token: 'token' });
    await expect(files.download('things', name)).resolves.toMatchObject({ size: 10, type: 'image/webp' });
    expect(sent).toMatchObject([
      { url: `http://localhost/storage/v1/object/authenticated/things/${name}`, method: 'GET', authorization: 'Bearer token' },
    ]);
  });

  test.each<[string, Response | Error, string]>([
    ['a file that is gone', refusal(404), 'refused'],
    ['no answer', new TypeError('Failed to fetch'), 'offline'],
  ])('%s rejects', async (_what, answer, reason) => {
    const { files } = setUp([answer]);
    await expect(files.download('things', name)).rejects.toMatchObject({ name: 'AppError', kind: reason });
  });
});

test('a file of a public bucket has an address of its own', () => {
  expect(setUp().files.publicUrl('things', name)).toBe(`http://localhost/storage/v1/object/public/things/${name}`);
});
