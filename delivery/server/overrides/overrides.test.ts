import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promote } from '../../registry/promote.ts';
import { RegistryFile } from '../../registry/RegistryFile.ts';
import { publishBuilds, reason } from '../../testing/publishBuilds.ts';
import { composed, cookieOf, overrideSite as testSite, trial } from '../../testing/overrideSite.ts';
import { noBackend } from '../../testing/serveBuilds.ts';
import { writeBuild } from '../../testing/writeBuild.ts';
import { startServer } from '../startServer.ts';
import { formatOverrides, parseOverrides } from './Overrides.ts';

describe('a browser that chose a test version', () => {
  it('runs it, with the live one to fall back to, and nobody else does', async () => {
    const { choose, open } = await testSite();
    const chosen = await choose({ 'mf-sample': trial.version });
    assert.deepEqual([chosen.status, chosen.headers.get('location')], [303, '/']);
    const mine = composed((await open(cookieOf(chosen))).html);
    assert.deepEqual([mine.current.version, mine.previous?.version], [trial.version, '1.0.0']);
    for (const html of [(await open()).html, (await open()).html]) assert.equal(composed(html).current.version, '1.0.0');
  });

  it('says so above every page, and no cache keeps one', async () => {
    const { choose, open } = await testSite();
    const { response, html } = await open(cookieOf(await choose({ 'mf-sample': trial.version })), '/fr/sample');
    assert.match(html, /Versions d’essai dans ce navigateur\u00a0: mf-sample 2\.0\.0-pr\.7 \(1\.0\.0\) <a href="\/fr\/overrides">/);
    assert.equal(response.headers.get('cache-control'), 'private, no-store');
    assert.equal(response.headers.get('etag'), null);
    assert.equal(response.headers.get('x-answered-by'), `mf-sample@${trial.version}; reason=test`);
    assert.ok(!(await open()).html.includes('override-bar'));
  });

  it('has the shell refuse one that was built for another React, as a promotion would', async () => {
    const { choose, open, store, dataDir } = await testSite();
    const version = '2.0.0-pr.8';
    const provides = { '@marketplace/section-kit': '1.0.0', '@marketplace/shared-ui': '1.0.0', react: '18.3.1' };
    store.publish(writeBuild(join(dataDir, 'builds', 'other'), { name: 'mf-sample', version, artifact: { provides } }));
    const { requires } = composed((await open(cookieOf(await choose({ 'mf-sample': version })))).html);
    assert.equal(requires.react, '^18.0.0');
  });

  it('is back to the live ones by one press, and by itself after a working day', async () => {
    const { choose } = await testSite();
    const chosen = (await choose({ 'mf-sample': trial.version })).headers.get('set-cookie')!;
    assert.match(chosen, /Max-Age=28800/);
    assert.match(chosen, /HttpOnly/);
    assert.match(chosen, /SameSite=Lax/);
    assert.match((await choose({})).headers.get('set-cookie')!, /^overrides=; Max-Age=0/);
  });

  it('gets what its pages left out of their composition', async () => {
    const { choose, get, open } = await testSite();
    const cookie = cookieOf(await choose({ 'mf-sample': trial.version }));
    const { html } = await open(cookie);
    const { rest } = JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)![1]!) as { rest: { path: string } };
    const { sections } = (await (await get(rest.path)).json()) as { sections: { current: { version: string } }[] };
    assert.equal(sections[0]!.current.version, trial.version);
  });
});

describe('a link to test versions', () => {
  it('changes nothing by itself: it shows what it asks for, and a way to leave it', async () => {
    const { get } = await testSite();
    const response = await get(`/overrides?use=mf-sample@${trial.version}`);
    const html = await response.text();
    assert.equal(response.headers.get('set-cookie'), null);
    assert.match(html, /A link asks this browser/);
    assert.match(html, /<option value="2\.0\.0-pr\.7" selected>/);
    assert.match(html, /<a class="link" href="\/">Leave everything as it is<\/a>/);
    assert.match(html, /https:\/\/site\.example\/overrides\?use=mf-sample@2\.0\.0-pr\.7/);
  });

  it('says what is not published here, and shows no markup that it brings', async () => {
    const { get } = await testSite();
    const html = await (await get('/fr/overrides?use=mf-sample@9.9.9~mf-other@1.0.0~<script>@1.0.0')).text();
    assert.match(html, /Non publiées ici, donc laissées de côté\u00a0: mf-sample 9\.9\.9, mf-other 1\.0\.0</);
    assert.ok(!html.includes('<script>'));
  });
});

describe('what cannot be chosen', () => {
  for (const [what, version] of Object.entries({
    'a version that nobody published': '9.9.9',
    'a path': '../../secret',
    'an address': 'https://evil.example',
    'the live version': '1.0.0',
  })) {
    it(`is ${what}`, async () => {
      const { choose, open } = await testSite();
      assert.match((await choose({ 'mf-sample': version })).headers.get('set-cookie')!, /^overrides=;/);
      assert.equal(composed((await open(`overrides=mf-sample@${version}`)).html).current.version, '1.0.0');
    });
  }

  it('is anything by a page of others', async () => {
    const { choose } = await testSite();
    for (const from of ['cross-site', 'same-site', 'none']) {
      const refused = await choose({ 'mf-sample': trial.version }, from);
      assert.deepEqual([refused.status, refused.headers.get('set-cookie')], [403, null]);
    }
  });
});

it('production knows nothing of it', async () => {
  const { dataDir, store } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
  promote(new RegistryFile(dataDir, 'production'), store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);
  store.publish(writeBuild(join(dataDir, 'builds', 'trial'), trial));
  const server = await startServer({ port: 0, dataDir, environment: 'production', siteUrl: 'https://site.example', backend: noBackend });
  after(() => server.close());
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie: `overrides=mf-sample@${trial.version}` } });
  assert.equal((await get('/overrides')).status, 404);
  const html = await (await get('/sample')).text();
  assert.equal(composed(html).current.version, '1.0.0');
  assert.ok(!html.includes('override'));
});

it('what stands in the cookie is read as it was written, and nothing else is', () => {
  const overrides = new Map([
    ['mf-one', '1.0.0'],
    ['mf-two', '2.0.0-pr.7'],
  ]);
  assert.deepEqual(parseOverrides(formatOverrides(overrides)), overrides);
  for (const text of [
    undefined,
    '',
    '~~',
    '@',
    'mf-one',
    'mf-one@',
    'shell@1.0.0',
    'mf-one@1.0.0;x',
    '__proto__@1.0.0',
    'x'.repeat(10_000),
  ])
    assert.equal(parseOverrides(text).size, 0, text);
});
