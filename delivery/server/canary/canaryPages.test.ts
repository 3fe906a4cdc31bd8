import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Composition } from '@marketplace/section-kit/manifest';
import { beginCanary, endCanary, setCanaryPercent } from '../../registry/canary.ts';
import { reason } from '../../testing/publishBuilds.ts';
import { serveBuilds } from '../../testing/serveBuilds.ts';
import { writeBuild } from '../../testing/writeBuild.ts';
import { isIn } from './bucketOf.ts';

const opened = { 'sec-fetch-dest': 'document' };

/** A site on which 1.0.0 is live and 1.1.0 is a canary, with a visitor who is in and one who is not. */
async function siteWithCanary(percent = 1) {
  const site = await serveBuilds([{ name: 'shell', artifact: { fetchesRest: true } }, { name: 'mf-sample' }], { sharedSeconds: 30 });
  const { store, registry, dataDir } = site;
  store.publish(writeBuild(join(dataDir, 'next'), { name: 'mf-sample', version: '1.1.0' }));
  const began = beginCanary(registry, store, { versions: { 'mf-sample': '1.1.0' }, percent }, reason);
  const find = (wanted: boolean, at = percent) =>
    Array.from({ length: 5_000 }, (_, visitor) => visitor).find((visitor) => isIn(visitor, { ...began.canary!, percent: at }) === wanted)!;
  const open = async (visitor: number | null, headers: Record<string, string> = {}, path = '/sample') => {
    const cookie = visitor === null ? '' : `__Host-visitor=${visitor}`;
    const response = await site.get(path, { headers: { 'accept-encoding': 'identity', cookie, ...headers } });
    return { response, html: await response.text() };
  };
  const widen = (to: number) => setCanaryPercent(registry, to, reason);
  return { ...site, salt: began.canary!.salt, visitorIn: find(true), visitorOut: find(false), find, open, widen };
}
const composition = (html: string) => JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)![1]!) as Composition;
const versionIn = (html: string) => composition(html).sections[0]!.current.version;
const withoutRevision = (html: string) => html.replaceAll(/(&quot;|")revision\1:\d+/g, '');
const tell = (version: string, report: object = { kind: 'failure', phase: 'render', attempt: 1, message: 'no' }) =>
  JSON.stringify({ revision: 2, page: '/sample', section: 'mf-sample', version, ...report });

describe('a canary', () => {
  it('is run by who is in, with the live version to fall back to, each time they come', async () => {
    const { open, visitorIn, visitorOut } = await siteWithCanary();
    for (let time = 0; time < 3; time += 1) {
      const [mine] = composition((await open(visitorIn)).html).sections;
      assert.deepEqual([mine!.current.version, mine!.previous?.version], ['1.1.0', '1.0.0']);
      for (const other of [visitorOut, null]) assert.equal(versionIn((await open(other)).html), '1.0.0');
    }
  });

  it('is why its visitors get a version, and nobody else does', async () => {
    const { open, visitorIn, visitorOut } = await siteWithCanary();
    const answeredBy = async (visitor: number, path?: string) => (await open(visitor, {}, path)).response.headers.get('x-answered-by');
    assert.equal(await answeredBy(visitorIn), 'mf-sample@1.1.0; reason=canary');
    assert.equal(await answeredBy(visitorIn, '/sitemap'), 'shell@1.0.0; reason=live');
    assert.equal(await answeredBy(visitorOut), 'mf-sample@1.0.0; reason=live');
  });

  it('keeps who is in while it is widened, and reaches nobody once it is at 0', async () => {
    const { open, widen, find, visitorIn } = await siteWithCanary();
    const later = find(true, 30);
    widen(30);
    for (const visitor of [visitorIn, later]) assert.equal(versionIn((await open(visitor)).html), '1.1.0');
    widen(0);
    for (const visitor of [visitorIn, later]) assert.equal(versionIn((await open(visitor)).html), '1.0.0');
  });

  it('of two sections is run whole or not at all, and so moves an address from one to the other for a share of the visitors', async () => {
    const title = { en: 'A', fr: 'A' };
    const owning = (...paths: string[]) => ({ manifest: { routes: paths.map((path) => ({ path, title, chunk: 'sample-page' })) } });
    const { get, store, registry, dataDir } = await serveBuilds([
      { name: 'shell' },
      { name: 'mf-sample' },
      { name: 'mf-other', ...owning('/other', '/moved') },
    ]);
    const publish = (name: string, paths: string[]) =>
      store.publish(writeBuild(join(dataDir, 'next', name), { name, version: '1.1.0', ...owning(...paths) }));
    publish('mf-sample', ['/sample', '/moved']);
    publish('mf-other', ['/other']);
    const begin = (versions: Record<string, string>) => beginCanary(registry, store, { versions, percent: 50 }, reason);
    assert.throws(() => begin({ 'mf-sample': '1.1.0' }), /mf-sample claims \/moved and mf-other claims \/moved/);
    const canary = begin({ 'mf-sample': '1.1.0', 'mf-other': '1.1.0' }).canary!;
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const html = await (await get('/moved', { headers: { cookie: `__Host-visitor=${visitor}` } })).text();
      const mine = isIn(visitor, canary);
      const { sections } = composition(html);
      assert.deepEqual(new Set(sections.map(({ current }) => current.version)), new Set([mine ? '1.1.0' : '1.0.0']));
      const owner = sections.find(({ routes }) => routes.some(({ path }) => path === '/moved'))!.name;
      assert.equal(owner, mine ? 'mf-sample' : 'mf-other');
    }
  });

  it('is in no cache, and no cache answers for it: neither a tag nor a shared lifetime lets one', async () => {
    const { open, visitorIn, visitorOut, widen } = await siteWithCanary();
    const live = (await open(visitorOut)).response;
    assert.deepEqual([live.headers.get('cache-control'), live.headers.get('cdn-cache-control')], ['public, no-cache', null]);
    const mine = (await open(visitorIn, { 'if-none-match': live.headers.get('etag')! })).response;
    assert.deepEqual(
      [mine.status, mine.headers.get('cache-control'), mine.headers.get('cdn-cache-control'), mine.headers.get('etag')],
      [200, 'private, no-store', null, null],
    );
    assert.equal((await open(visitorOut, { 'if-none-match': live.headers.get('etag')! })).response.status, 304);
    widen(0);
    const after = (await open(visitorIn)).response;
    assert.deepEqual(
      [after.headers.get('cache-control'), after.headers.get('cdn-cache-control')],
      ['public, no-cache', 'public, max-age=30'],
    );
  });

  it('leaves live pages as they are: but for the number of the revision, not a byte of them knows', async () => {
    const { open, registry, widen } = await siteWithCanary(0);
    const atZero = await open(null, opened);
    widen(50);
    const during = await open(null);
    endCanary(registry, reason);
    const without = await open(null, opened);
    for (const { html } of [atZero, during]) assert.equal(withoutRevision(html), withoutRevision(without.html));
    for (const { response } of [atZero, without]) {
      assert.deepEqual(response.headers.getSetCookie(), []);
      assert.equal(response.headers.get('cdn-cache-control'), 'public, max-age=30');
    }
  });

  it('gives pages what they left out of their composition, of the versions they run', async () => {
    const { open, get, visitorIn } = await siteWithCanary();
    const { rest } = composition((await open(visitorIn)).html);
    const whole = (await (await get(rest!.path)).json()) as Composition;
    assert.equal(whole.sections[0]!.current.version, '1.1.0');
  });

  it('is what /composition.json says to who is in', async () => {
    const { get, visitorIn, visitorOut } = await siteWithCanary();
    for (const [visitor, version] of [
      [visitorIn, '1.1.0'],
      [visitorOut, '1.0.0'],
    ] as const) {
      const answer = await get('/composition.json', { headers: { cookie: `__Host-visitor=${visitor}` } });
      const { sections } = (await answer.json()) as { sections: Record<string, { version: string }> };
      assert.equal(sections['mf-sample']!.version, version);
    }
  });

  it('takes reports of its versions, and counts each visitor once', async () => {
    const { open, get, find, visitorIn, visitorOut, widen } = await siteWithCanary();
    const report = (visitor: number, body: string) =>
      get('/page-reports', { method: 'POST', body, headers: { cookie: `__Host-visitor=${visitor}` } });
    const outcomes = async () => (await (await get('/canary.json')).json()) as { canary: { percent: number; outcomes: object } | null };
    for (const visitor of [visitorIn, visitorIn, visitorOut]) await open(visitor);
    await get('/sample', { method: 'HEAD', headers: { cookie: `__Host-visitor=${find(true, 2)}` } });
    await open(find(false, 1) + 1, { 'sec-purpose': 'prefetch' });
    for (let time = 0; time < 3; time += 1) await report(visitorIn, tell('1.1.0'));
    await report(visitorOut, tell('1.0.0', { kind: 'vitals', lcp: 900, inp: 700 }));
    await report(4_999, tell('1.1.0'));
    assert.deepEqual((await outcomes()).canary, {
      percent: 1,
      versions: { 'mf-sample': '1.1.0' },
      outcomes: {
        live: { visitors: 1, failed: 0, told: 1, slow: 1, due: 0, silent: 0 },
        canary: { visitors: 1, failed: 1, told: 0, slow: 0, due: 0, silent: 0 },
      },
    });
    assert.equal((await get('/canary.json', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status, 404);
    widen(0);
    assert.equal((await outcomes()).canary, null);
  });
});

describe('the cookie of a canary', () => {
  it('is a random number for this host that no script reads, and comes with a page that nobody else is shown', async () => {
    const { open } = await siteWithCanary();
    const tag = (await open(null)).response.headers.get('etag')!;
    const { response, html } = await open(null, { ...opened, 'if-none-match': tag });
    assert.match(response.headers.get('set-cookie')!, /^__Host-visitor=\d{1,6}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    assert.deepEqual(
      [response.status, response.headers.get('cache-control'), response.headers.get('etag')],
      [200, 'private, no-store', null],
    );
    assert.equal(versionIn(html), '1.0.0');
  });

  it('is not set for programs that read, for who has one, nor with anything that is no page', async () => {
    const { open, get, visitorOut } = await siteWithCanary();
    assert.deepEqual((await open(null)).response.headers.getSetCookie(), []);
    assert.deepEqual((await open(visitorOut, opened)).response.headers.getSetCookie(), []);
    for (const path of ['/shell/1.0.0/main.js', '/composition.json', '/robots.txt'])
      assert.deepEqual((await get(path, { headers: opened })).headers.getSetCookie(), [], path);
    // A redirect may be kept by caches of many, who would all be one visitor.
    for (const path of ['/sample/', '/SAMPLE']) {
      const { response } = await open(null, opened, path);
      assert.deepEqual([response.status, response.headers.getSetCookie()], [308, []], path);
    }
    for (const cookie of ['__Host-visitor=abc', '__Host-visitor=-1', '__Host-visitor=12345678', 'visitor=1'])
      assert.equal(versionIn((await open(null, { cookie })).html), '1.0.0');
  });
});
