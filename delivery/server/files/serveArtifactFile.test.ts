import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { serveBuilds } from '../../testing/serveBuilds.ts';

const { get, store } = await serveBuilds([{ name: 'shell' }, { name: 'mf-sample' }]);
writeFileSync(join(store.folder('mf-sample', '1.0.0'), 'leftover.js'), 'unlisted()');

describe('files of a build', () => {
  it('are cached for good and compressed when the browser takes it', async () => {
    const response = await get('/sections/mf-sample/1.0.0/sample-page.js', { headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-encoding'), 'br');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(response.headers.get('vary'), 'accept-encoding');
    assert.equal(await response.text(), 'show()');
  });

  it('come packed another way, or as they are, to a browser that does not', async () => {
    for (const [encoding, expected] of [
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0', null],
      ['', null],
    ] as const) {
      const response = await get('/sections/mf-sample/1.0.0/sample-page.js', { headers: { 'accept-encoding': encoding } });
      assert.equal(response.headers.get('content-encoding'), expected);
      assert.equal(await response.text(), 'show()');
    }
    const { headers } = await get('/shell/1.0.0/figtree-latin-wght-normal.woff2', { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(headers.get('content-encoding'), null, 'a font is packed already');
  });

  it('include fonts and pictures of the shell', async () => {
    assert.equal((await get('/shell/1.0.0/figtree-latin-wght-normal.woff2')).headers.get('content-type'), 'font/woff2');
    assert.equal((await get('/shell/1.0.0/icon.svg')).headers.get('content-type'), 'image/svg+xml');
    assert.equal((await get('/favicon.ico')).headers.get('location'), '/shell/1.0.0/icon.svg');
  });

  const missing = [
    '/sections',
    '/sections/',
    '/sections/mf-sample',
    '/sections/mf-sample/1.0.0/',
    '/sections/mf-sample/1.0.0/other.js',
    '/sections/mf-sample/2.0.0/remoteEntry.js',
    '/sections/mf-none/1.0.0/remoteEntry.js',
    '/sections/shell/1.0.0/main.js',
    '/sections/mf-sample/1.0.0/leftover.js',
    '/sections/mf-sample/1.0.0/artifact.json',
    '/sections/mf-sample/1.0.0/remoteEntry.js.br',
    '/sections/mf-sample/1.0.0/__proto__',
    '/sections/mf-sample/1.0.0/..%2f..%2f..%2f..%2fkeys%2fregistry.pem',
    '/sections/mf-sample/..%2f..%2fkeys/registry.pem',
    '/shell/1.0.0/none.js',
    '/shell',
  ];
  for (const path of missing) {
    it(`${path} is never answered with a page`, async () => {
      const response = await get(path);
      assert.equal(response.status, 404);
      assert.match(response.headers.get('content-type')!, /^text\/plain/);
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(await response.text(), 'Not found');
    });
  }
});
