import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { promote } from '../../registry/promote.ts';
import { RegistryFile } from '../../registry/RegistryFile.ts';
import { composed, composition, cookieOf, overrideSite } from '../../testing/overrideSite.ts';
import { publishBuilds, reason } from '../../testing/publishBuilds.ts';
import { noBackend } from '../../testing/serveBuilds.ts';
import { startServer } from '../startServer.ts';
import { isDevServer } from './isDevServer.ts';
import { formatOverrides, parseOverrides } from './Overrides.ts';

const origin = 'http://127.0.0.1:3300';
const use = { 'mf-sample': origin };

/** What a page's policy lets in, by directive. */
const policyOf = (response: Response): Record<string, string[]> =>
  Object.fromEntries(
    response.headers
      .get('content-security-policy')!
      .split('; ')
      .map((rule) => rule.split(' '))
      .map(([name, ...sources]) => [name!, sources]),
  );

describe('a browser that let a development server in', () => {
  it('gets its script before those of the shell, with all of the composition to change, and nobody else does', async () => {
    const { choose, open } = await overrideSite();
    const chosen = await choose(use);
    assert.deepEqual([chosen.status, chosen.headers.get('location')], [303, '/']);
    assert.match(chosen.headers.get('set-cookie')!, /Max-Age=28800; Path=\/; HttpOnly/);
    const before = await open();
    const mine = await open(cookieOf(chosen));
    const scripts = [...mine.html.matchAll(/<script [^>]*src="([^"]+)"([^>]*)>/g)].map(([, src]) => src);
    assert.deepEqual(scripts, [`${origin}/live.js`, '/shell/1.0.0/main.js']);
    assert.ok(!mine.html.includes('rel="preload" as="script"'), 'the live section may not be needed');
    assert.equal(composition(mine.html).rest, undefined);
    assert.equal(composed(mine.html).current.version, '1.0.0', 'for while it does not answer');
    const others = await open();
    assert.deepEqual([others.html, policyOf(others.response)], [before.html, policyOf(before.response)]);
    assert.ok(!others.html.includes(origin));
  });

  it('may load its scripts, call it and show its pictures, and those of no other address', async () => {
    const { choose, open } = await overrideSite();
    const { response: live } = await open();
    const { response: mine } = await open(cookieOf(await choose(use)));
    const [ours, theirs] = [policyOf(live), policyOf(mine)];
    const changed = Object.keys(ours).filter((name) => String(ours[name]) !== String(theirs[name]));
    assert.deepEqual(changed, ['script-src', 'style-src', 'img-src', 'connect-src', 'upgrade-insecure-requests']);
    for (const name of ['script-src', 'img-src', 'connect-src'])
      assert.deepEqual(
        theirs[name]!.filter((source) => !ours[name]!.includes(source)),
        [origin],
      );
    assert.equal(theirs['style-src']!.length, ours['style-src']!.length + 1, 'the bar');
    assert.equal(mine.headers.get('integrity-policy'), null);
    assert.equal(live.headers.get('integrity-policy'), 'blocked-destinations=(script)');
    assert.equal(mine.headers.get('cache-control'), 'private, no-store');
  });

  it('says above every page what runs, and that nobody checked it', async () => {
    const { choose, open } = await overrideSite();
    const { html } = await open(cookieOf(await choose(use)));
    assert.match(html, /Test versions in this browser: mf-sample from http:\/\/127\.0\.0\.1:3300 \(1\.0\.0 while that does not answer\)\./);
    assert.match(html, /published and checked by nobody/);
  });

  it('was asked before: a link shows whose it is and changes nothing', async () => {
    const { get } = await overrideSite();
    const response = await get(`/overrides?use=mf-sample@${origin}`);
    const html = await response.text();
    assert.equal(response.headers.get('set-cookie'), null);
    assert.match(html, /<strong>http:\/\/127\.0\.0\.1:3300 is a development server on this machine\./);
    assert.match(html, /<option value="http:\/\/127\.0\.0\.1:3300" selected>/);
    assert.ok(!response.headers.get('content-security-policy')!.includes(origin));
  });

  it('is left alone for a section that does not run here', async () => {
    const { choose, get } = await overrideSite();
    assert.match((await choose({ 'mf-other': origin })).headers.get('set-cookie')!, /^overrides=;/);
    const html = await (await get(`/overrides?use=mf-other@${origin}`)).text();
    assert.match(html, /left out: mf-other http:\/\/127\.0\.0\.1:3300</);
  });
});

describe('what is no development server', () => {
  const refused = {
    'another host': 'http://evil.example:3300',
    'another host over https': 'https://evil.example',
    'another machine of the network': 'http://192.168.0.1:3300',
    'a name that begins like one': 'http://localhost.evil.example:3300',
    'https on this machine': 'https://localhost:3300',
    'this machine by IPv6': 'http://[::1]:3300',
    'this machine by another address': 'http://127.0.0.2:3300',
    'this machine in short': 'http://127.1:3300',
    capitals: 'http://LOCALHOST:3300',
    'no port': 'http://localhost',
    'the port of http': 'http://localhost:80',
    'port 0': 'http://localhost:0',
    'a port with a zero before it': 'http://localhost:03300',
    'a port that is none': 'http://localhost:65536',
    'any port': 'http://localhost:*',
    'a path': 'http://localhost:3300/',
    'a name and password': 'http://localhost:3300@evil.example:3300',
    'more than an origin': 'http://localhost:3300;script-src *',
    'another line': 'http://localhost:3300\nhttp://evil.example:3300',
    'a socket': 'ws://localhost:3300',
  };
  for (const [what, text] of Object.entries(refused)) {
    it(`is ${what}`, () => {
      assert.equal(isDevServer(text), false);
      assert.equal(parseOverrides(`mf-sample@${text}`).size, 0);
    });
  }

  it('is not let in by a form or a cookie either', async () => {
    const { choose, open } = await overrideSite();
    for (const text of ['http://evil.example:3300', 'https://localhost:3300', 'http://localhost:80']) {
      assert.match((await choose({ 'mf-sample': text })).headers.get('set-cookie')!, /^overrides=; Max-Age=0/);
      const { html, response } = await open(`overrides=${encodeURIComponent(`mf-sample@${text}`)}`);
      assert.ok(!html.includes('live.js'));
      assert.ok(!response.headers.get('content-security-policy')!.includes(text));
    }
  });

  it('a page of others lets none in', async () => {
    const { choose } = await overrideSite();
    const answer = await choose(use, 'cross-site');
    assert.deepEqual([answer.status, answer.headers.get('set-cookie')], [403, null]);
  });
});

it('both names of this machine are read as they were written', () => {
  const overrides = new Map([
    ['mf-one', 'http://localhost:3300'],
    ['mf-two', 'http://127.0.0.1:65535'],
    ['mf-three', '1.2.0-pr.7'],
  ]);
  assert.deepEqual(parseOverrides(formatOverrides(overrides)), overrides);
});

it('production lets none in', async () => {
  const { dataDir, store } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
  promote(new RegistryFile(dataDir, 'production'), store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);
  const server = await startServer({ port: 0, dataDir, environment: 'production', siteUrl: 'https://site.example', backend: noBackend });
  after(() => server.close());
  const ask = async (cookie: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/sample`, { headers: { cookie } });
    return { policy: policyOf(response), integrity: response.headers.get('integrity-policy'), html: await response.text() };
  };
  const asked = await ask(`overrides=${encodeURIComponent(`mf-sample@${origin}`)}`);
  assert.deepEqual(asked, await ask(''));
  assert.ok(!JSON.stringify(asked).includes('3300'));
  assert.equal((await fetch(`http://127.0.0.1:${server.port}/overrides?use=mf-sample@${origin}`)).status, 404);
});
