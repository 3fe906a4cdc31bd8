import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesOf, metadata, picture } from '../../photos/testing/pictures.ts';
import { cleanStoredPhoto } from './cleanStoredPhoto.ts';

const settings = { supabaseUrl: 'https://project.example', serviceKey: 'service-key' };
const name = `u/${crypto.randomUUID()}/${'a'.repeat(64)}.jpg`;

/** Storage that holds this file under the name. */
function storage(file: Uint8Array<ArrayBuffer> | number, status = 200) {
  const asked: { method: string; url: string; body: unknown; type: string | null }[] = [];
  const fetch = async (url: string | URL | Request, { method, body, headers }: RequestInit = {}): Promise<Response> => {
    assert.equal(new Headers(headers).get('authorization'), 'Bearer service-key');
    if (method === 'GET') return typeof file === 'number' ? new Response(null, { status: file }) : new Response(file);
    asked.push({ method: method!, url: String(url), body, type: new Headers(headers).get('content-type') });
    return new Response('{}', { status });
  };
  return { fetch, asked };
}
const photo = { name, bucket: 'request-photos' };
const url = `https://project.example/storage/v1/object/request-photos/${name}`;

test('a photo with the place it was taken at is replaced by its picture', async () => {
  const { fetch, asked } = storage(picture('jpg', { extra: metadata.jpg(bytesOf('GPS')) }));
  assert.equal(await cleanStoredPhoto(settings, photo, fetch), 'cleaned');
  assert.deepEqual(asked, [{ method: 'PUT', url, body: picture('jpg'), type: 'image/jpeg' }]);
});

test('a photo that is nothing but its picture stays', async () => {
  const { fetch, asked } = storage(picture('jpg'));
  assert.equal(await cleanStoredPhoto(settings, photo, fetch), 'unchanged');
  assert.deepEqual(asked, []);
});

for (const [what, file] of [
  ['what is no picture', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture of another type', picture('png')],
  ['a picture of more than 40 megapixels', picture('jpg', { width: 8000, height: 5001 })],
] as const) {
  test(`${what} is removed`, async () => {
    const { fetch, asked } = storage(file);
    assert.equal(await cleanStoredPhoto(settings, photo, fetch), 'removed');
    assert.deepEqual(
      asked.map(({ method, url: of }) => [method, of]),
      [['DELETE', url]],
    );
  });
}

test('a photo that is gone is no failure; a refusal and a name of nothing are', async () => {
  for (const status of [400, 404]) assert.equal(await cleanStoredPhoto(settings, photo, storage(status).fetch), 'gone');
  await assert.rejects(cleanStoredPhoto(settings, photo, storage(403).fetch), /answered 403 to GET of a photo: check the service key/);
  const noted = picture('jpg', { extra: metadata.jpg(bytesOf('GPS')) });
  await assert.rejects(cleanStoredPhoto(settings, photo, storage(noted, 403).fetch), /answered 403 to PUT/);
  await assert.rejects(
    cleanStoredPhoto(settings, { name: '../secrets', bucket: 'portfolio' }, storage(200).fetch),
    /is no name of a photo/,
  );
});
