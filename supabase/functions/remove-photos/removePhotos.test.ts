import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removePhotos } from './removePhotos.ts';

const access = { supabaseUrl: 'https://project.example', serviceKey: 'service-key' };
const namesOf = (count: number) => Array.from({ length: count }, (_, n) => `u/photo-${n}/secret.jpg`);

/** A project where these photos have to go and Storage holds some of them. */
function hosted(waiting: string[], files: string[], storageStatus = 200, of = 'request-photos') {
  const left = { waiting: [...waiting], files: new Set([...files, 'u/of/somebody.jpg']) };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const body = JSON.parse(String(init?.body)) as { batch: number; bucket: string; names: string[]; prefixes: string[] };
    assert.equal(new Headers(init?.headers).get('authorization'), 'Bearer service-key');
    switch (`${init?.method} ${String(input).slice(access.supabaseUrl.length)}`) {
      case 'POST /rest/v1/rpc/deleted_photos':
        return Response.json(body.bucket === of ? left.waiting.slice(0, body.batch) : []);
      case `DELETE /storage/v1/object/${of}`:
        if (storageStatus === 200) for (const name of body.prefixes) left.files.delete(name);
        return new Response('[]', { status: storageStatus });
      case 'POST /rest/v1/rpc/forget_deleted_photos':
        left.waiting = left.waiting.filter((name) => !body.names.includes(name));
        return new Response(null, { status: 204 });
      default:
        return new Response('', { status: 404 });
    }
  };
  return { fetch, left };
}

test('the bytes of deleted photos go, then their names; other photos stay', async () => {
  const names = namesOf(230);
  const { fetch, left } = hosted(names, names);
  assert.deepEqual(await removePhotos(access, fetch), { removed: 230 });
  assert.deepEqual(left, { waiting: [], files: new Set(['u/of/somebody.jpg']) });
});

test('a photo goes from the bucket it lies in', async () => {
  const { fetch, left } = hosted(namesOf(3), namesOf(3), 200, 'evidence');
  assert.deepEqual(await removePhotos(access, fetch), { removed: 3 });
  assert.deepEqual(left, { waiting: [], files: new Set(['u/of/somebody.jpg']) });
});

test('nothing that waits is nothing to remove', async () => {
  assert.deepEqual(await removePhotos(access, hosted([], []).fetch), { removed: 0 });
});

test('a file that is gone already is forgotten too', async () => {
  const { fetch, left } = hosted(namesOf(2), []);
  assert.deepEqual(await removePhotos(access, fetch), { removed: 2 });
  assert.deepEqual(left.waiting, []);
});

test('a flood is left to the next call', async () => {
  const names = namesOf(2_050);
  const { fetch, left } = hosted(names, names);
  assert.deepEqual(await removePhotos(access, fetch), { removed: 2_000 });
  assert.equal(left.waiting.length, 50);
});

test('what Storage refuses to remove goes on waiting, and the error says what to check', async () => {
  const { fetch, left } = hosted(namesOf(2), namesOf(2), 403);
  await assert.rejects(removePhotos(access, fetch), /Storage answered 403 to DELETE of photos: check the service key/);
  assert.equal(left.waiting.length, 2);
  await assert.rejects(
    removePhotos(access, async () => new Response('', { status: 401 })),
    /deleted_photos answered 401: check the service key/,
  );
});
