import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fakeBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import type { BuildFacts } from '../../testing/writeBuild.ts';

const route = { title: { en: 'Page', fr: 'Page' }, chunk: 'sample-page' };
const builds: BuildFacts[] = [
  { name: 'shell', files: { 'social-en.jpg': '' } },
  {
    name: 'mf-sample',
    manifest: {
      slots: { account: '/account' },
      routes: [
        { ...route, path: '/sample' },
        { ...route, path: '/things/:id' },
        { ...route, path: '/login', indexed: false },
        { ...route, path: '/account', indexed: false },
        { ...route, path: '/account/leads/:id', indexed: false },
        { ...route, path: '/r/:token', indexed: false },
        { ...route, path: '/quotes/:id/compare', indexed: false },
      ],
    },
  },
];
const backend = await fakeBackend((_request, response) => response.setHeader('content-type', 'application/json').end('[]'));
const { get, registry } = await serveBuilds(builds, { backend });

describe('robots.txt', () => {
  it('closes what one person reads, in both languages, and nothing that public pages are made of', async () => {
    const response = await get('/robots.txt');
    const text = await response.text();
    assert.match(response.headers.get('content-type')!, /^text\/plain/);
    assert.deepEqual(
      [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path),
      ['/auth/v1/', '/storage/', '/account', '/r/', '/quotes/', '/fr/account', '/fr/r/', '/fr/quotes/'],
    );
    assert.match(text, /^User-agent: \*$/m);
    assert.match(text, /^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m);
  });
});

describe('an answer that pages read and people do not', () => {
  const { shell, sections } = registry.read();
  const section = `/sections/mf-sample/${sections['mf-sample']!.artifact.version}`;
  for (const path of [
    '/rest/v1/things?select=id',
    '/auth/v1/settings',
    '/storage/v1/object/photos/1.jpg',
    '/composition.json',
    `${section}/remoteEntry.js`,
    '/app-en.webmanifest',
  ])
    it(`${path} may be fetched and stands in no search result`, async () => {
      const response = await get(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('x-robots-tag'), 'noindex');
    });

  it('is no page and no picture', async () => {
    const tag = (await get('/sample', { headers: { 'accept-encoding': 'gzip' } })).headers.get('etag')!;
    for (const [path, headers] of [
      ['/', {}],
      ['/sample', {}],
      ['/sample', { 'accept-encoding': 'gzip', 'if-none-match': tag }],
      ['/things/rest', {}],
      [`/shell/${shell.version}/social-en.jpg`, {}],
    ] as [string, Record<string, string>][])
      assert.equal((await get(path, { headers })).headers.get('x-robots-tag'), null, path);
  });
});
