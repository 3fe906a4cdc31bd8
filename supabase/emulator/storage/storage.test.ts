import assert from 'node:assert/strict';
import { readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { PHOTO_TYPES, type PhotoExtension } from '../../photos/photoType.ts';
import { bytesOf, metadata, picture } from '../../photos/testing/pictures.ts';
import { tokenOf } from '../../tests/support/requests.ts';
import { dailyMaintenance } from '../../worker/runHousekeeping.ts';
import { workQueue } from '../database/workQueue.ts';
import { newDirectory } from '../testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { PhotoFiles } from './PhotoFiles.ts';

const directory = newDirectory();
const MB = 1024 * 1024;
const providerId = 'aaaaaaaa-0000-4000-8000-000000000001';
let it: TestBackend;
let free = 2 ** 40;
let tokens: Record<'owner' | 'provider' | 'rival', string>;

before(async () => {
  const migrationsDirectory = join(import.meta.dirname, '..', '..', 'migrations');
  it = await startTestBackend({ migrationsDirectory, seedPath: '/nowhere', dataDirectory: directory }, () => free);
  tokens = {
    owner: await it.join('owner@example.ca'),
    provider: await it.join('provider@example.ca'),
    rival: await it.join('rival@example.ca'),
  };
  await it.backend.database.transaction(({ script }) =>
    script(`
      insert into public.providers (id, status, trade_name, primary_category, city, province) values
        ('${providerId}', 'approved', 'Addressed', 'Plumbing', 'Toronto', 'ON'),
        ('aaaaaaaa-0000-4000-8000-000000000002', 'approved', 'Rival', 'Plumbing', 'Toronto', 'ON');
      insert into public.provider_members (provider_id, user_id, role)
        select '${providerId}'::uuid, id, 'owner' from auth.users where email = 'provider@example.ca' union all
        select 'aaaaaaaa-0000-4000-8000-000000000002', id, 'owner' from auth.users where email = 'rival@example.ca';`),
  );
});
after(async () => {
  await it.stop();
  rmSync(directory, { recursive: true, force: true });
});

let submitted = 0;

/** @returns the id of a new project; a guest's private link follows from it */
async function submit(token?: string): Promise<string> {
  const id = crypto.randomUUID();
  const contact = { name: 'Sam Roy', email: `sam${++submitted}@example.ca`, preferred: 'email' };
  const asked = { id, source: 'profile', provider_ids: [providerId], service_name: 'Leak repair', locale: 'en' };
  const project = { ...asked, notice: 'notice-en-3', contact };
  const answer = await it.call('/rest/v1/rpc/submit_project', {
    body: { project: { ...project, ...(!token && { token: tokenOf(id) }) } },
    token,
    // Limits of requests are not what is tested here.
    from: `203.0.113.${submitted}`,
  });
  assert.equal(answer.status, 200, answer.text);
  return id;
}

/** Asks where photo `n` of a project goes. @param token of an account; a guest has the private link */
async function begin(id: string, { n = 1, type = 'image/jpeg', token }: { n?: number; type?: string; token?: string } = {}) {
  const place = { kind: 'project', target: id, n, type, ...(!token && { token: tokenOf(id) }) };
  const answer = await it.call('/rest/v1/rpc/begin_upload', { body: place, token, from: `203.0.113.${submitted}` });
  assert.equal(answer.status, 200, answer.text);
  return (answer.body as { name: string }).name;
}

const types = PHOTO_TYPES;

/** A photo of this kind and size. */
function photo(kind: PhotoExtension = 'jpg', size = 1000): Uint8Array<ArrayBuffer> {
  const around = picture(kind, { pixels: new Uint8Array() }).length;
  const bytes = picture(kind, { pixels: new Uint8Array(size - around).fill(7) });
  // Parts of a WebP end at even places.
  return bytes.length > size ? picture(kind, { pixels: new Uint8Array(size - around - 1) }) : bytes;
}

interface UploadChanges {
  body?: BodyInit;
  type?: string;
  token?: string;
  headers?: Record<string, string>;
}

async function upload(name: string, { body = photo(), type = 'image/jpeg', token, headers = {} }: UploadChanges = {}) {
  const response = await fetch(`http://127.0.0.1:${it.backend.port}/storage/v1/object/request-photos/${name}`, {
    method: 'POST',
    body,
    headers: { apikey: it.backend.anonKey, 'content-type': type, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const fetchPhoto = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${it.backend.port}/storage/v1/object/authenticated/request-photos/${name}`, {
    headers: { apikey: it.backend.anonKey, ...headers },
  });
const namesFor = async (id: string, token?: string, link?: string) =>
  (await it.call('/rest/v1/rpc/project_photos', { body: { id, ...(link && { token: link }) }, token })).body;
const files = () => readdirSync(join(directory, 'storage')).length;

describe('a photo', () => {
  for (const kind of ['jpg', 'png', 'webp'] as const) {
    test(`${kind}: stored by a guest, found by homeowner and provider, served as what it is and nothing else`, async () => {
      const id = await submit();
      const name = await begin(id, { type: types[kind] });
      const bytes = photo(kind, 2 * MB);
      assert.deepEqual(await upload(name, { body: bytes, type: types[kind] }).then(({ status, body }) => [status, body['Key']]), [
        200,
        `request-photos/${name}`,
      ]);
      assert.deepEqual(await namesFor(id, undefined, tokenOf(id)), [{ n: 1, name }]);
      assert.deepEqual(await namesFor(id, tokens.provider), [{ n: 1, name }]);
      const answer = await fetchPhoto(name);
      assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
      const headers = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'];
      assert.deepEqual(
        headers.map((header) => answer.headers.get(header)),
        [types[kind], 'nosniff', "default-src 'none'; sandbox", 'no-store'],
      );
      const view = await it.call('/rest/v1/rpc/project_view', { body: { id, token: tokenOf(id) } });
      assert.equal(view.body.project.photo_count, 1);
    });
  }

  for (const kind of ['jpg', 'png', 'webp'] as const) {
    test(`${kind}: is stored without what the camera wrote about place and time`, async () => {
      const name = await begin(await submit(), { type: types[kind] });
      const place = bytesOf('GPS 45.5017 N 73.5673 W');
      const body = picture(kind, { extra: metadata[kind](place), tail: place });
      assert.equal((await upload(name, { body, type: types[kind] })).status, 200);
      const stored = Buffer.from(await (await fetchPhoto(name)).arrayBuffer());
      assert.equal(stored.includes('GPS'), false);
      assert.equal(stored.length, picture(kind).length);
      for (const file of readdirSync(join(directory, 'storage')))
        assert.equal(readFileSync(join(directory, 'storage', file)).includes('GPS'), false);
    });
  }

  test('sent again says so and stays as it is, whatever comes', async () => {
    const name = await begin(await submit());
    assert.equal((await upload(name)).status, 200);
    for (const body of [photo(), photo('jpg', 500)]) {
      const again = await upload(name, { body });
      assert.deepEqual([again.status, again.body['error']], [409, 'Duplicate']);
    }
    assert.equal((await (await fetchPhoto(name)).arrayBuffer()).byteLength, 1000);
  });

  test('two at once for one ticket: one is stored', async () => {
    const name = await begin(await submit());
    const stored = files();
    const both = await Promise.all([upload(name), upload(name)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(files(), stored + 1);
  });

  test('of before tickets is still shown to who has its name', async () => {
    const id = await submit();
    const name = await begin(id);
    await upload(name);
    const before = `${id}/${'k'.repeat(32)}/1.jpg`;
    await it.backend.database.query('update private.request_photos set name = $1 where name = $2', [before, name]);
    assert.deepEqual(await namesFor(id, undefined, tokenOf(id)), [{ n: 1, name: before }]);
    assert.equal((await fetchPhoto(before)).status, 200);
  });
});

describe('who may not store', () => {
  test('with a wrong ticket, that of another place, one that is over, or the name of a photo of before tickets', async () => {
    const id = await submit();
    const [one, other] = [await begin(id), await begin(id, { n: 2 })];
    const over = await begin(id, { n: 3 });
    await it.backend.database.query("update private.upload_tickets set expires_at = now() - interval '1 second' where name = $1", [over]);
    const stored = files();
    const guessed = one.replace(/[0-9a-f]{64}/, '0'.repeat(64));
    const mixed = [...one.split('/').slice(0, 2), other.split('/')[2]].join('/');
    const before = `${id}/${'0'.repeat(32)}/1.jpg`;
    for (const name of [guessed, mixed, over, before]) assert.equal((await upload(name)).status, 403, name);
    assert.equal(files(), stored);
  });

  test('a company or a visitor that knows the name of a photo it saw', async () => {
    const id = await submit();
    const name = await begin(id);
    await upload(name);
    const [seen] = await namesFor(id, tokens.provider);
    assert.equal(seen.name, name);
    for (const token of [undefined, tokens.provider, tokens.rival]) {
      assert.equal((await upload(name, { token, body: photo('jpg', 2000) })).status, 409);
      for (const n of [1, 2]) {
        const place = { kind: 'project', target: id, n, type: 'image/jpeg' };
        const asked = await it.call('/rest/v1/rpc/begin_upload', { body: place, token });
        assert.equal(asked.status, 403, asked.text);
      }
    }
    assert.equal((await (await fetchPhoto(name)).arrayBuffer()).byteLength, 1000);
  });

  test("with an account's ticket and without its session: a visitor, the provider, a session that is over", async () => {
    const name = await begin(await submit(tokens.owner), { token: tokens.owner });
    assert.equal((await upload(name)).status, 403);
    assert.equal((await upload(name, { token: tokens.provider })).status, 403);
    const [head, , signature] = tokens.owner.split('.');
    const forged = `${head}.${Buffer.from('{"sub":"x","role":"service_role"}').toString('base64url')}.${signature}`;
    for (const token of [forged, 'nonsense']) assert.equal((await upload(name, { token })).status, 401, token);
    assert.equal((await upload(name, { token: tokens.owner })).status, 200);
  });

  test('without the public key', async () => {
    const name = await begin(await submit());
    assert.equal((await upload(name, { headers: { apikey: '' } })).status, 401);
    assert.equal((await upload(name)).status, 200);
    assert.equal((await fetchPhoto(name, { apikey: 'sb_publishable_x' })).status, 401);
  });

  test('on a full disk', async () => {
    const name = await begin(await submit());
    free = 2 ** 20;
    const { status } = await upload(name);
    free = 2 ** 40;
    assert.equal(status, 503);
  });
});

describe('what is not stored', () => {
  const inParts = (size: number) => new Blob([photo('jpg', size)]).stream();
  const attacks: [string, number, UploadChanges][] = [
    ['one byte above 2 MB', 413, { body: photo('jpg', 2 * MB + 1) }],
    ['one byte above 2 MB, without saying how much is coming', 413, { body: inParts(2 * MB + 1) }],
    ['a drawing with a script', 415, { body: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' }],
    ['a page', 415, { body: '<!doctype html><script>alert(1)</script>' }],
    ['a drawing that says so', 415, { body: '<svg/>', type: 'image/svg+xml' }],
    ['a photo said to be a page', 415, { type: 'text/html' }],
    ['a picture of more than 40 megapixels', 413, { body: picture('jpg', { width: 8000, height: 5001 }) }],
    ['the first bytes of a photo and nothing that follows', 422, { body: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) }],
    ['a photo that ends too early', 422, { body: photo().subarray(0, 900) }],
    ['a PNG named a JPEG', 415, { body: photo('png') }],
    ['a sound in the wrapping of a WebP', 415, { body: Buffer.from('RIFF\0\0\0\0WAVE') }],
    ['nothing', 415, { body: '' }],
    ['a form', 415, { body: new URLSearchParams({ file: 'x' }), type: 'multipart/form-data' }],
  ];
  for (const [what, status, changes] of attacks) {
    test(`${what} is ${status}`, async () => {
      const id = await submit();
      const name = await begin(id);
      const stored = files();
      const answer = await upload(name, changes);
      assert.deepEqual([answer.status, answer.body['statusCode']], [status, String(status)]);
      assert.equal(files(), stored);
      assert.deepEqual(await namesFor(id, undefined, tokenOf(id)), []);
    });
  }
});

describe('who may not see', () => {
  test('a rival, a visitor and the homeowner of another project learn no name', async () => {
    const id = await submit();
    const name = await begin(id);
    await upload(name);
    for (const token of [undefined, tokens.rival, tokens.owner]) assert.equal(await namesFor(id, token), null);
    assert.equal(await namesFor(id, undefined, tokenOf('another')), null);
    for (const token of ['', tokens.rival]) {
      const guess = await fetchPhoto(name.replace(/[0-9a-f]{64}/, '0'.repeat(64)), token ? { authorization: `Bearer ${token}` } : {});
      assert.equal(guess.status, 404);
    }
  });

  test('other paths of Storage are not there', async () => {
    const name = await begin(await submit());
    await upload(name);
    const paths: [string, string][] = [
      ['GET', `object/public/request-photos/${name}`],
      ['GET', `object/request-photos/${name}`],
      ['POST', 'object/list/request-photos'],
      ['POST', `object/sign/request-photos/${name}`],
      ['DELETE', `object/request-photos/${name}`],
      ['PUT', `object/request-photos/${name}`],
      ['GET', 'bucket'],
      ['POST', `object/avatars/${name}`],
    ];
    for (const [method, path] of paths) {
      assert.equal((await it.call(`/storage/v1/${path}`, { method, body: method === 'POST' ? {} : undefined })).status, 404, path);
    }
    assert.equal((await fetchPhoto(name)).status, 200);
  });

  test('a way out of the folder leads nowhere', async () => {
    const name = await begin(await submit());
    const ways = [
      '../../secrets.json',
      '..%2f..%2fsecrets.json',
      `${name}/../../../../secrets.json`,
      'u/../../secrets.json',
      `${name}%00.txt`,
    ];
    for (const way of ways) {
      const path = `/storage/v1/object/authenticated/request-photos/${way}`;
      // fetch() would tidy the address up first.
      const status = await new Promise((resolve) => {
        const headers = { apikey: it.backend.anonKey };
        request({ port: it.backend.port, host: '127.0.0.1', path, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).end();
      });
      assert.equal(status, 404, way);
    }
  });
});

describe('a process that ended while it stored a photo', () => {
  const folder = join(directory, 'storage');
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  const daily = () =>
    dailyMaintenance({
      database: it.backend.database,
      queue: workQueue({ concurrency: 1 }),
      hasDiskSpace: () => true,
      files: new PhotoFiles(directory),
    });
  const left = (ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending));

  test('before its row was there leaves bytes that are gone a day later', async () => {
    const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
    const photos = new PhotoFiles(directory);
    for (const id of [old, young]) await photos.write(id, photo());
    utimesSync(join(folder, `${old}.new`), longAgo, longAgo);
    await daily();
    assert.deepEqual(left('.new'), [`${young}.new`]);
    await photos.remove(young);
  });

  test('after its row was there keeps the photo', async () => {
    const name = await begin(await submit());
    const bytes = photo();
    const file = (await upload(name, { body: bytes })).body['Id']!;
    assert.deepEqual([left(file), left('.new')], [[file], []]);
    renameSync(join(folder, file), join(folder, `${file}.new`));
    utimesSync(join(folder, `${file}.new`), longAgo, longAgo);
    const fetched = async () => Buffer.from(await (await fetchPhoto(name)).arrayBuffer()).equals(bytes);
    assert.ok(await fetched());
    await daily();
    assert.deepEqual([left(file), left('.new')], [[file], []]);
    assert.ok(await fetched());
  });
});

test('who has 64 bodies under way sends no photo before one has ended; others do', async () => {
  const name = await begin(await submit());
  const [from, another] = ['198.51.100.7', '198.51.100.8'];
  const sendFrom = async (address: string) =>
    (await upload(name, { headers: { 'x-forwarded-for': address }, body: photo('jpg', 32 * 1024) })).status;
  const isBusy = async () => (await it.call('/rest/v1/rpc/nothing', { body: { words: 'x'.repeat(20_000) }, from })).status === 503;
  const open = Array.from({ length: 64 }, () => {
    const body = request({
      port: it.backend.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/rest/v1/rpc/nothing',
      headers: { apikey: it.backend.anonKey, 'x-forwarded-for': from },
    });
    body.on('error', () => undefined);
    body.write('begun');
    return body;
  });
  while (!(await isBusy()));
  assert.equal(await sendFrom(from), 503);
  assert.equal(await sendFrom(another), 200);
  for (const body of open) body.destroy();
  while (await isBusy());
  assert.equal(await sendFrom(from), 409, 'it is there already');
});

describe('pictures of a company', () => {
  const company = 'aaaaaaaa-0000-4000-8000-000000000001';
  const address = (path: string) => `http://127.0.0.1:${it.backend.port}/storage/v1/object/${path}`;
  const bearer = (token?: string) => ({ apikey: it.backend.anonKey, ...(token && { authorization: `Bearer ${token}` }) });
  const ask = async (kind: string, token = tokens.provider) => {
    const answer = await it.call('/rest/v1/rpc/begin_upload', { body: { kind, target: company, n: 1, type: 'image/jpeg' }, token });
    return (answer.body as { name: string }).name;
  };
  const send = (bucket: string, name: string, { token = tokens.provider, body = photo() as BodyInit } = {}) =>
    fetch(address(`${bucket}/${name}`), { method: 'POST', body, headers: { ...bearer(token), 'content-type': 'image/jpeg' } });
  const get = (path: string, token?: string) => fetch(address(path), { headers: bearer(token) });

  test('a proof opens to its company, and to nobody who only has its name', async () => {
    const name = await ask('evidence');
    for (const token of [tokens.rival, tokens.owner]) assert.equal((await send('evidence', name, { token })).status, 403);
    assert.equal((await send('portfolio', name)).status, 403);
    assert.equal((await send('request-photos', name)).status, 403);
    assert.equal((await send('evidence', name)).status, 200);
    assert.equal((await send('evidence', name, { body: photo('jpg', 500) })).status, 409);
    const own = await get(`authenticated/evidence/${name}`, tokens.provider);
    assert.deepEqual([own.status, own.headers.get('cache-control')], [200, 'no-store']);
    assert.equal((await own.arrayBuffer()).byteLength, 1000);
    for (const token of [undefined, tokens.rival, tokens.owner]) {
      assert.equal((await get(`authenticated/evidence/${name}`, token)).status, 404);
      for (const bucket of ['request-photos', 'portfolio']) assert.equal((await get(`authenticated/${bucket}/${name}`, token)).status, 404);
      for (const bucket of ['evidence', 'request-photos', 'portfolio'])
        assert.notEqual((await get(`public/${bucket}/${name}`, token)).status, 200);
    }
    assert.equal((await get(`authenticated/evidence/${name}`, 'no.session.here')).status, 401);
  });

  test('a project is public once it is there, kept for good, and nothing but a picture without its place', async () => {
    const name = await ask('portfolio');
    const unknown = await fetch(address(`public/portfolio/${name}`));
    assert.equal(unknown.status, 404);
    const place = bytesOf('GPS 45.5017 N');
    assert.equal((await send('portfolio', name, { body: picture('jpg', { extra: metadata.jpg(place) }) })).status, 200);
    const shown = await fetch(address(`public/portfolio/${name}`));
    assert.equal(Buffer.from(await shown.arrayBuffer()).includes('GPS'), false);
    const headers = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'];
    assert.deepEqual(
      headers.map((header) => shown.headers.get(header)),
      ['image/jpeg', 'nosniff', "default-src 'none'; sandbox", 'public, max-age=31536000, immutable'],
    );
    for (const body of ['<svg xmlns="http://www.w3.org/2000/svg"/>', photo('png')] as BodyInit[])
      assert.equal((await send('portfolio', await ask('logo'), { body })).status, 415);
  });
});
