import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Composition, CompositionRest } from '@marketplace/section-kit/manifest';
import { runVerb } from '../../sections/runVerb.ts';
import { serveBuilds } from '../../testing/serveBuilds.ts';
import type { BuildFacts } from '../../testing/writeBuild.ts';

const title = { en: 'A', fr: 'A' };
const home: BuildFacts = {
  name: 'mf-home',
  manifest: { routes: [{ path: '/', title, chunk: 'sample-page', uses: ['sample/cards'] }] },
};
const sample: BuildFacts = {
  name: 'mf-sample',
  files: { 'cards.js': 'cards()' },
  artifact: { chunks: { 'sample-page': ['sample-page.js'], cards: ['cards.js'] } },
  manifest: {
    fragments: ['cards'],
    navigation: [{ group: 'shop', order: 10, path: '/sample' }],
    slots: { account: '/sample' },
    routes: [
      { path: '/sample', title, chunk: 'sample-page' },
      { path: '/sample/:id', title, chunk: 'sample-page', exists: { table: 'samples', column: 'id' } },
    ],
  },
};

describe('a section that is taken out', async () => {
  const { get, dataDir } = await serveBuilds([{ name: 'shell', groups: ['shop'], artifact: { fetchesRest: true } }, home, sample]);
  await get('/sample');
  const { errors } = await runVerb(['take-out', 'local', 'mf-sample', '--degraded', '--why', 'a test'], { dataDir, who: 'tests' });
  assert.equal(errors, '');
  const textOf = async (path: string): Promise<string> => (await get(path)).text();
  const compositionOf = (html: string): Composition =>
    JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)![1]!) as Composition;

  it('keeps its addresses, which say for how long to wait, and loads nothing of it', async () => {
    for (const path of ['/sample', '/fr/sample', '/sample/7']) {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '30']);
      assert.equal(response.headers.get('x-answered-by'), 'mf-sample@1.0.0; reason=taken-out');
      const html = await response.text();
      assert.doesNotMatch(html, /href="\/sections\/mf-sample\//);
      assert.match(html, /<meta name="robots" content="noindex">/);
      const [own] = compositionOf(html).sections.filter(({ name }) => name === 'mf-sample');
      assert.deepEqual([own!.takenOut, own!.fragments, own!.previous], [true, [], null]);
    }
  });

  it('hides its entries, its controls and its fragments everywhere else', async () => {
    const response = await get('/');
    const html = await response.text();
    assert.equal(response.status, 200);
    assert.doesNotMatch(html, /href="\/sections\/mf-sample\//);
    const { navigation, slots, rest, sections } = compositionOf(html);
    assert.deepEqual([navigation, slots, sections.flatMap(({ fragments }) => fragments)], [{}, {}, []]);
    const whole = (await (await get(rest!.path)).json()) as CompositionRest;
    assert.deepEqual(
      whole.sections.map(({ name, takenOut, routes }) => [name, takenOut, routes.flatMap(({ scripts }) => scripts ?? []).length]),
      [
        ['mf-home', undefined, 1],
        ['mf-sample', true, 0],
      ],
    );
  });

  it('is in no sitemap, and what runs is said to everybody', async () => {
    assert.doesNotMatch(await textOf('/sitemap.xml'), /\/sample/);
    assert.match(await textOf('/composition.json'), /"mf-sample":\{"version":"1\.0\.0","takenOut":true\}/);
  });
});
