import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { promote } from '../../registry/promote.ts';
import { publishBuilds, reason } from '../../testing/publishBuilds.ts';
import { fakeBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import { writeBuild, type BuildFacts } from '../../testing/writeBuild.ts';
import { rememberAnswers } from '../backend/rememberAnswers.ts';
import { compress } from '../files/compress.ts';
import { hasTag, pageMemory, strongTag, type FinishedPage } from './pageMemory.ts';
import { smallestPages } from './smallestPages.ts';

const title = (text: string) => ({ en: text, fr: text });
const sample = (version = '1.0.0'): BuildFacts => ({
  name: 'mf-sample',
  version,
  manifest: {
    routes: [
      { path: '/sample', title: title('Sample'), chunk: 'sample-page' },
      { path: '/account', title: title('Account'), chunk: 'sample-page', indexed: false },
      { path: '/things/:id', title: title('Thing'), chunk: 'sample-page', exists: { table: 'things', column: 'id' }, facts: 'thing_facts' },
    ],
  },
});
const packed = { 'accept-encoding': 'br' };

describe('a page that a browser has', () => {
  it('is confirmed instead of sent again, with every header that it was stored with', async () => {
    const { get } = await serveBuilds([{ name: 'shell' }, sample()]);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await get('/sample?utm=1', { headers });
      const etag = first.headers.get('etag')!;
      assert.match(etag, /^"[\w-]{20,}"$/);
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await get('/sample', { headers: { ...headers, 'if-none-match': condition } });
        assert.deepEqual([again.status, await again.text()], [304, ''], `${encoding} ${condition}`);
        for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'integrity-policy', 'x-composition'])
          assert.equal(again.headers.get(name), first.headers.get(name), name);
      }
      assert.equal((await get('/fr/sample', { headers: { ...headers, 'if-none-match': etag } })).status, 200);
    }
  });

  it('is known by a tag of its bytes, so by another one when it is packed in another way', async () => {
    const { get } = await serveBuilds([{ name: 'shell' }, sample()]);
    const tags = [];
    for (const encoding of ['br', 'gzip', 'identity'])
      tags.push((await get('/sample', { headers: { 'accept-encoding': encoding } })).headers.get('etag'));
    assert.equal(new Set(tags).size, 3);
    assert.equal(strongTag(Buffer.from('a')), `"${createHash('sha256').update('a').digest('base64url').slice(0, 27)}"`);
    for (const condition of [undefined, '', '"b"', 'a']) assert.equal(hasTag(condition, '"a"'), false, condition);
    assert.equal(hasTag('*', '"a"'), true);
  });

  it('may be kept on the way when anybody may find it, and is asked for each time all the same', async () => {
    const { get } = await serveBuilds([{ name: 'shell' }, sample()]);
    for (const [path, expected] of [
      ['/sample', 'public, no-cache'],
      ['/sitemap', 'public, no-cache'],
      ['/account', 'private, no-cache'],
      ['/nothing', 'private, no-cache'],
    ] as const)
      assert.equal((await get(path)).headers.get('cache-control'), expected, path);
  });
});

describe('a finished page', () => {
  it('is of the revision in use', async () => {
    const { get, registry, store, dataDir } = await serveBuilds([{ name: 'shell' }, sample()]);
    const before = await get('/sample', { headers: packed });
    const { name, version } = store.publish(writeBuild(join(dataDir, 'builds', 'next'), sample('1.1.0')));
    promote(registry, store, { [name]: version }, reason);
    const after = await get('/sample', { headers: { ...packed, 'if-none-match': before.headers.get('etag')! } });
    assert.equal(after.status, 200);
    assert.match(after.headers.get('x-composition')!, /mf-sample@1\.1\.0/);
    const html = await after.text();
    assert.ok(html.includes('/sections/mf-sample/1.1.0/') && !html.includes('/sections/mf-sample/1.0.0/sample-page.js" integrity'));
  });

  it('is of one registry only, also when another one has the same revision, as live builds have', async () => {
    const { registry } = publishBuilds({ name: 'shell' });
    const memory = pageMemory(() => 0);
    const [one, two] = [registry.read(), registry.read()];
    const made = async (from: typeof one, body: number[]) =>
      (await memory(from)('key', async () => ({ body: new Uint8Array(body), headers: {} })))?.body;
    assert.deepEqual(await made(one, [1]), new Uint8Array([1]));
    assert.deepEqual(await made(one, [9]), new Uint8Array([1]));
    assert.deepEqual(await made(two, [2]), new Uint8Array([2]));
  });

  it('says what the database said last, and is gone with what it is about', async ({ mock }) => {
    let facts = { title: 'First', description: null, jsonLd: [] };
    let rows = '[{"id":"1"}]';
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const backend = await fakeBackend(({ url }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(url!.includes('/rpc/thing_facts') ? JSON.stringify(facts) : url!.includes('/rpc/') ? '{"samples":false}' : rows);
    });
    const { get } = await serveBuilds([{ name: 'shell' }, sample()], { backend });
    const ask = async () => {
      const response = await get('/things/1', { headers: packed });
      return [response.status, /<title>(.*?) – /.exec(await response.text())![1]];
    };
    assert.deepEqual(await ask(), [200, 'First']);
    facts = { ...facts, title: 'Second' };
    assert.deepEqual(await ask(), [200, 'First'], 'the answer of this minute');
    mock.timers.tick(61_000);
    assert.deepEqual(await ask(), [200, 'Second']);
    rows = '[]';
    mock.timers.tick(61_000);
    assert.deepEqual(await ask(), [404, 'Oops! Page not found']);
  });

  it('that is missing, or that nobody can tell about, is never confirmed as an old one', async () => {
    const { get } = await serveBuilds([{ name: 'shell' }, sample()], {
      backend: await fakeBackend((_request, response) => response.destroy()),
    });
    for (const [path, status] of [
      ['/nothing', 404],
      ['/things/1', 503],
    ] as const) {
      const answer = await get(path, { headers: { ...packed, 'if-none-match': '*' } });
      assert.deepEqual([answer.status, answer.headers.get('etag')], [status, null]);
    }
  });

  it('that is missing says the same at every address, in its language', async () => {
    const { get } = await serveBuilds([{ name: 'shell' }, sample()]);
    const page = async (path: string) => (await get(path, { headers: packed })).text();
    assert.equal(await page('/nothing'), await page('/elsewhere/deeper?q=1'));
    assert.match(await page('/fr/nothing'), /<html lang="fr-CA">/);
  });

  it('that is missing is answered by who owns the address, whichever address was asked first', async () => {
    const backend = await fakeBackend(({ url }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(url!.includes('/rpc/') ? '{"samples":false}' : '[]');
    });
    const { get } = await serveBuilds([{ name: 'shell' }, sample()], { backend });
    const missing = async (path: string) => {
      const { status, headers } = await get(path, { headers: packed });
      return [status, headers.get('x-answered-by')];
    };
    assert.deepEqual(await missing('/things/1'), [404, 'mf-sample@1.0.0; reason=live']);
    assert.deepEqual(await missing('/nothing'), [404, 'shell@1.0.0; reason=live']);
    assert.deepEqual(await missing('/things/2'), [404, 'mf-sample@1.0.0; reason=live']);
  });

  it('is put together once for all who ask at once, and not kept when that fails', async () => {
    const memory = rememberAnswers<string>(() => 0);
    let made = 0;
    const ask = (key: string) => memory(key, async () => `${key} ${(made += 1)}`);
    assert.deepEqual(await Promise.all([ask('a'), ask('a')]), ['a 1', 'a 1']);
    await assert.rejects(
      memory('b', () => Promise.reject(new Error('no'))),
      /no/,
    );
    assert.deepEqual([await ask('b'), await ask('a')], ['b 2', 'a 1']);
  });

  it('makes room for later ones, so that no number of addresses fills the memory', async () => {
    const { registry } = publishBuilds({ name: 'shell' });
    const memory = pageMemory(() => 0)(registry.read());
    let made = 0;
    const ask = (key: number) => memory(String(key), async () => ({ body: new Uint8Array(), headers: { made: String((made += 1)) } }));
    for (let key = 0; key <= 1_000; key += 1) await ask(key);
    assert.deepEqual([(await ask(1_000))?.headers.made, (await ask(0))?.headers.made], ['1001', '1002']);
  });
});

describe('a page that is asked for again', () => {
  const pageOf = (body: Uint8Array<ArrayBuffer>): FinishedPage => ({
    body,
    headers: { 'content-encoding': 'br', etag: strongTag(body), vary: 'accept-encoding' },
  });
  const html = Array.from({ length: 400 }, (_, index) => `<p>${Math.sin(index)} roofs</p>`).join('');
  const untilSmaller = async (next: () => Promise<number>): Promise<number> => {
    const first = await next();
    let size = first;
    while (size >= first) {
      await new Promise(setImmediate);
      size = await next();
    }
    return size;
  };

  it('is packed smaller for the next visitors, and says the same', async () => {
    const { offer, smallest } = smallestPages();
    const quick = pageOf((await compress(html, 'br')).body);
    offer(quick, html);
    assert.equal(smallest(quick), quick);
    await untilSmaller(async () => smallest(quick).body.length);
    const small = smallest(pageOf(quick.body));
    assert.equal(brotliDecompressSync(small.body).toString(), html);
    assert.deepEqual(small.headers, { ...quick.headers, etag: strongTag(small.body) });
  });

  it('stays as it is when it was packed in another way, or cannot be told from others', async () => {
    const { offer, smallest } = smallestPages();
    for (const headers of [{ 'content-encoding': 'gzip', etag: '"a"' }, { 'content-encoding': 'br' }, {}]) {
      const page: FinishedPage = { body: new Uint8Array(3), headers: headers as Record<string, string> };
      offer(page, html);
      for (const answer of [smallest(page), smallest(page), smallest(page)]) assert.equal(answer, page);
    }
  });

  it('is confirmed to whoever was sent the larger form', async () => {
    const { get } = await serveBuilds([{ name: 'shell' }, sample()]);
    const ask = (tag = '') => get('/sample', { headers: { ...packed, 'if-none-match': tag } });
    const first = (await ask()).headers.get('etag')!;
    let tag = first;
    while (tag === first) tag = (await ask()).headers.get('etag')!;
    for (const known of [first, tag]) {
      const { status, headers } = await ask(known);
      assert.deepEqual([status, headers.get('etag')], [304, known]);
    }
  });
});
