import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fakeBackend, noBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import type { BuildFacts } from '../../testing/writeBuild.ts';

const title = { en: 'Page', fr: 'Page' };
const builds: BuildFacts[] = [
  { name: 'shell' },
  {
    name: 'mf-sample',
    manifest: {
      routes: [
        { path: '/', title, chunk: 'sample-page' },
        { path: '/sample', title, chunk: 'sample-page', modified: '2026-10-01' },
        { path: '/note', title, chunk: 'sample-page', article: { kind: 'Article', published: '2026-10-06', modified: '2026-11-20' } },
        { path: '/other-sample', title, chunk: 'sample-page', canonical: '/sample' },
        { path: '/private', title, chunk: 'sample-page', indexed: false },
        { path: '/hubs/:hub', title, chunk: 'sample-page', paths: ['/hubs/lumber', '/hubs/paint'] },
        {
          path: '/things/:id',
          title,
          chunk: 'sample-page',
          exists: { table: 'things', column: 'id', changes: { table: 'prices', column: 'thing_id', at: 'from_at' } },
        },
      ],
    },
  },
];
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

describe('sitemap.xml', () => {
  it('lists fixed, listed and stored addresses in both languages, each with its twin', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => ({ id: `a&${index}` }));
    const backend = await fakeBackend((request, response) => {
      const { searchParams } = new URL(request.url!, 'http://backend');
      const offset = Number(searchParams.get('offset'));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rows.slice(offset, offset + Number(searchParams.get('limit')))));
    });
    const { get } = await serveBuilds(builds, { backend });
    const response = await get('/sitemap.xml');
    const xml = await response.text();
    const found = locations(xml);

    assert.match(response.headers.get('content-type')!, /^application\/xml/);
    assert.equal(found.length, 2 * (6 + 1500));
    for (const path of ['/', '/sample', '/note', '/hubs/lumber', '/hubs/paint', '/sitemap', '/things/a%261499']) {
      assert.ok(found.includes(`https://site.example${path}`), path);
      assert.ok(found.includes(`https://site.example/fr${path === '/' ? '' : path}`), `/fr${path}`);
    }
    assert.match(xml, /hreflang="fr-CA" href="https:\/\/site\.example\/fr\/sample"/);
    assert.match(xml, /hreflang="x-default" href="https:\/\/site\.example\/sample"/);
    assert.doesNotMatch(xml, /private|other-sample/);
  });

  it('says the day an address changed where content or data say so, and no other', async () => {
    const rows: Record<string, object[]> = {
      things: [{ id: 1 }, { id: 2 }],
      prices: [
        { thing_id: 1, from_at: '2026-09-01T14:00:00+00:00' },
        { thing_id: 1, from_at: '2026-11-02T14:00:00+00:00' },
      ],
    };
    const backend = await fakeBackend((request, response) => {
      const table = /^\/rest\/v1\/(\w+)\?/.exec(request.url!)?.[1] ?? '';
      response.setHeader('content-type', 'application/json').end(JSON.stringify(rows[table] ?? {}));
    });
    const { get } = await serveBuilds(builds, { backend });
    const xml = await (await get('/sitemap.xml')).text();
    const dayOf = (path: string) => new RegExp(`<loc>https://site\\.example${path}</loc>(?:<lastmod>(.*?)</lastmod>)?<`).exec(xml)![1];
    assert.deepEqual(['/sample', '/fr/note', '/things/1', '/things/2', '/hubs/paint', '/sitemap'].map(dayOf), [
      '2026-10-01',
      '2026-11-20',
      '2026-11-02',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves out rows while the backend does not answer, and asks again next time', async () => {
    let broken = true;
    const backend = await fakeBackend((_, response) => {
      response.writeHead(broken ? 503 : 200, { 'content-type': 'application/json' });
      response.end(broken ? '{}' : '[{"id":1}]');
    });
    const { get } = await serveBuilds(builds, { backend });
    assert.equal(locations(await (await get('/sitemap.xml')).text()).length, 2 * 6);
    broken = false;
    assert.equal(locations(await (await get('/sitemap.xml')).text()).length, 2 * 7);
  });

  for (const samples of [true, false])
    it(`lists ${samples ? 'no' : 'every'} page while ${samples ? 'all of them keep' : 'none of them keeps'} search engines out`, async () => {
      const backend = await fakeBackend((request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(request.url === '/rest/v1/rpc/site_facts' ? { samples } : [{ id: 1 }]));
      });
      const { get } = await serveBuilds(builds, { backend });
      const response = await get('/sitemap.xml');
      const xml = await response.text();
      const listed = new Set(locations(xml));
      assert.equal(response.status, 200);
      assert.match(xml, /^<\?xml [^>]*\?>\s*<urlset [^>]*>[^]*<\/urlset>\s*$/);
      assert.equal(listed.size, samples ? 0 : 2 * 7);
      for (const path of ['/', '/fr', '/sample', '/fr/hubs/paint', '/things/1', '/sitemap']) {
        const isKept = !(await (await get(path)).text()).includes('<meta name="robots" content="noindex">');
        assert.equal(listed.has(`https://site.example${path}`), isKept, path);
      }
      assert.match(await (await get('/robots.txt')).text(), /^Sitemap: /m);
    });

  it('is named in robots.txt', async () => {
    const { get } = await serveBuilds(builds, { backend: noBackend });
    assert.match(await (await get('/robots.txt')).text(), /^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m);
  });
});
