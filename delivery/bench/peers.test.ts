import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Registry } from '@marketplace/section-kit/manifest';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { createApp } from '../server/createApp.ts';
import { createRenderer, type Renderer } from '../server/prerender/createRenderer.ts';
import { publishBuilds } from '../testing/publishBuilds.ts';
import { fakeBackend } from '../testing/serveBuilds.ts';
import { withHoldingSection } from './holdingSection.ts';
import { monolithRegistry } from './monolithRegistry.ts';
import { monolithRenderer } from './monolithRenderer.ts';
import { serveStill, stillFile } from './serveStill.ts';

const shellBundle = `
  exports.shares = {};
  exports.render = async ({ loadSection }) => {
    const { Component } = await loadSection('mf-sample').routes[0].lazy();
    return { html: Component(), css: '', sprite: '', state: {}, parts: [], leftOut: {} };
  };`;
const sectionBundle = `const base = __base; exports.section = { routes: [{ path: '/sample', lazy: async () => ({ Component: () => '<h1>Sample ' + base + '</h1>' }) }] };`;
const siteUrl = 'https://site.example';
const packed = { headers: { 'accept-encoding': 'br' } };

const { store, registry } = publishBuilds(
  { name: 'shell', files: { 'server.cjs': shellBundle } },
  { name: 'mf-sample', files: { 'server.cjs': sectionBundle, 'roof.svg': '<svg/>' } },
);
const composed = registry.read();
const backend = await fakeBackend((_request, response) => response.end('[]'));

/** What people get of a composition, once its rendering has started. */
function serve(served: Registry, rendererOf: (log: (line: string) => void) => Renderer) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const renderer = rendererOf(log);
  after(() => renderer.stop());
  const app = createApp({ registry: () => served, store, backend, siteUrl, renderer, log });
  const page = async (path: string) => (await app.request(`${siteUrl}${path}`)).text();
  return { lines, page };
}

describe('a product that is one build', () => {
  const shell = { ...composed.shell, version: '1.0.0-one', chunks: { 'mf-sample-sample-page': ['77.js', 'mf-sample-sample-page.js'] } };
  const one = monolithRegistry(composed, shell);
  const rendererOf = (log: (line: string) => void) => monolithRenderer({ registry: composed, shell, store, backend, log });

  it('preloads the page out of the shell, and nothing of a section', async () => {
    const html = await serve(one, rendererOf).page('/sample');
    assert.match(html, /<link rel="preload" as="script" [^>]*href="\/shell\/1\.0\.0-one\/mf-sample-sample-page\.js"/);
    assert.doesNotMatch(html, /href="\/sections\//);
  });

  it('renders its pages with the bundles of the composed product, and serves their pictures itself', async () => {
    const { page } = serve(one, rendererOf);
    let html = await page('/sample');
    while (!html.includes('<h1>')) html = await page('/sample');
    assert.match(html, /<div id="root"><h1>Sample \/shell\/1\.0\.0-one\/<\/h1>/);
  });
});

describe('a composition with a section that holds', () => {
  it('is the same but for the page that never ends', async () => {
    const holding = withHoldingSection(composed, store, '/sample');
    assert.deepEqual(holding.shell, composed.shell);
    const { page, lines } = serve(holding, (log) => createRenderer({ store, backend, log }));
    while (!lines.some((line) => line.includes('held its thread for too long')))
      assert.match(await page('/sample'), /<div id="root"><\/div>/);
  });

  it('needs a section that owns the page', () => {
    assert.throws(() => withHoldingSection(composed, store, '/nobody'), /No section owns \/nobody/);
  });
});

describe('a page as a document without script', () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, stillFile('/fr/about')), '<!doctype html><h1>Bonjour</h1>');
  const app = serveStill(dir, store, siteUrl);

  it('is packed and tagged like a page of the product, and may run nothing', async () => {
    const { status, headers } = await app.request(`${siteUrl}/fr/about`, packed);
    assert.equal(status, 200);
    assert.equal(headers.get('content-encoding'), 'br');
    assert.equal(headers.get('cache-control'), 'public, no-cache');
    assert.ok(headers.get('etag'));
    assert.match(headers.get('content-security-policy')!, /script-src 'none'/);
    assert.equal(await (await app.request(`${siteUrl}/fr/about`)).text(), '<!doctype html><h1>Bonjour</h1>');
  });

  it('has the pictures of the product', async () => {
    assert.equal((await app.request(`${siteUrl}/sections/mf-sample/1.0.0/roof.svg`)).headers.get('content-type'), 'image/svg+xml');
  });

  it('is not there when nobody kept it', async () => assert.equal((await app.request(`${siteUrl}/about`)).status, 404));
});
