import { fakeDb } from '@marketplace/section-kit/testing';
import { testComposition } from '../testing/testComposition';
import { createFiles } from './createFiles';

interface Sent {
  url: string;
  method: string;
  type: string | null;
  authorization: string | null;
  body: unknown;
}

const projectId = '0b8f7c2e-4a1d-4f6e-9c3b-2d5e8f7a6b1c';
const uploadKey = 'k'.repeat(32);
const photo = (type = 'image/jpeg', bytes = 10) => new Blob([new Uint8Array(bytes)], { type });

/** @param answers one for each request; an error stands for a network that gives none */
function setUp(answers: (Response | Error)[] = [], options: { token?: string; photos?: unknown } = {}) {
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
  const asked: unknown[] = [];
  const db = fakeDb({
    rpc: {
      project_photos: (args) => {
        asked.push(args);
        return options.photos ?? null;
      },
    },
  });
  const tokens = { accessToken: () => options.token ?? null, renewAccessToken: async () => 'new-token' };
  return { files: createFiles(testComposition().config, tokens, db), sent, asked };
}

const refusal = (status: number, statusCode?: string) => Response.json({ statusCode, message: 'no' }, { status });
const { fetch: realFetch } = globalThis;
const { createObjectURL } = URL;
afterEach(() => {
  globalThis.fetch = realFetch;
  URL.createObjectURL = createObjectURL;
});

test('a guest stores a photo under the key of the project', async () => {
  const { files, sent } = setUp();
  const blob = photo('image/webp');
  await files.uploadPhoto({ projectId, uploadKey, index: 2, blob });
  expect(sent).toEqual([
    {
      url: `http://localhost/storage/v1/object/request-photos/${projectId}/${uploadKey}/2.webp`,
      method: 'POST',
      type: 'image/webp',
      authorization: 'Bearer anon-key',
      body: blob,
    },
  ]);
});

test('a signed-in person stores it with their token, renewed when it has expired', async () => {
  const { files, sent } = setUp([refusal(401)], { token: 'old-token' });
  await files.uploadPhoto({ projectId, uploadKey, index: 1, blob: photo() });
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old-token', 'Bearer new-token']);
});

test.each([
  ['embedded', refusal(409, '409')],
  ['hosted', refusal(400, '409')],
])('a photo that is there already counts as stored (%s)', async (_which, answer) => {
  const { files } = setUp([answer]);
  await expect(files.uploadPhoto({ projectId, uploadKey, index: 1, blob: photo() })).resolves.toBeUndefined();
});

test.each<[string, Response | Error, string]>([
  ['no answer', new TypeError('Failed to fetch'), 'offline'],
  ['a server in trouble', refusal(503), 'offline'],
  ['a wrong key', refusal(403, '403'), 'refused'],
  ['a wrong key, hosted', refusal(400, '403'), 'refused'],
  ['a size the server counted', refusal(413, '413'), 'tooLarge'],
  ["a proxy's page about the size", new Response('<html>', { status: 413 }), 'tooLarge'],
  ['bytes that are something else', refusal(415, '415'), 'wrongType'],
])('%s rejects with its reason', async (_what, answer, reason) => {
  const { files } = setUp([answer]);
  await expect(files.uploadPhoto({ projectId, uploadKey, index: 1, blob: photo() })).rejects.toMatchObject({
    name: 'AppError',
    kind: reason,
  });
});

test.each([
  ['a drawing', photo('image/svg+xml'), 'wrongType'],
  ['more than 2 MB', photo('image/png', 2 * 1024 * 1024 + 1), 'tooLarge'],
])('%s is refused before anything is sent', async (_what, blob, reason) => {
  const { files, sent } = setUp();
  await expect(files.uploadPhoto({ projectId, uploadKey, index: 1, blob })).rejects.toMatchObject({ kind: reason });
  expect(sent).toEqual([]);
});

describe('showing a photo', () => {
  const name = `${projectId}/${uploadKey}/2.jpg`;
  const photos = [
    { n: 1, name: 'x' },
    { n: 2, name },
  ];
  const picture = (type: string) => new Response(photo(), { headers: { 'content-type': type } });

  test('asks for its name with the private link, and gives an address an image can show', async () => {
    const { files, sent, asked } = setUp([picture('image/jpeg')], { photos });
    URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
    await expect(files.photoUrl({ projectId, index: 2, token: 't' })).resolves.toBe('blob:image/jpeg');
    expect(asked).toEqual([{ id: projectId, token: 't' }]);
    expect(sent[0]!.url).toBe(`http://localhost/storage/v1/object/authenticated/request-photos/${name}`);
  });

  test.each<[string, unknown, (Response | Error)[], string]>([
    ['a project of somebody else', null, [], 'refused'],
    ['a place without a photo', photos.slice(0, 1), [], 'refused'],
    ['a photo that is gone', photos, [refusal(404)], 'refused'],
    ['anything but a picture', photos, [picture('text/html')], 'refused'],
    ['no answer', photos, [new TypeError('Failed to fetch')], 'offline'],
  ])('%s rejects', async (_what, found, answers, reason) => {
    const { files } = setUp(answers, { photos: found });
    await expect(files.photoUrl({ projectId, index: 2 })).rejects.toMatchObject({ kind: reason });
  });
});
