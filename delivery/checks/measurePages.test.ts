import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { readArtifact } from '../store/ArtifactStore.ts';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { writeBuild, type BuildFacts } from '../testing/writeBuild.ts';
import { measureFonts, measureFragments, measurePages } from './measurePages.ts';

const root = temporaryFolder();
const build = (facts: BuildFacts) => {
  const dir = writeBuild(join(root, facts.name), facts);
  return { dir, artifact: readArtifact(join(dir, 'artifact.json')), manifest: facts.name === 'shell' ? null : readSectionManifest(dir) };
};
const text = { en: 'A', fr: 'A' };
const shell = build({
  name: 'shell',
  files: { 'forms.js': 'forms()' },
  artifact: { providedModules: { '@marketplace/shared-ui/forms': ['forms.js'] } },
});
const services = build({
  name: 'mf-services',
  manifest: { routes: [], fragments: ['cards'] },
  files: { 'cards.js': 'cards()' },
  artifact: { chunks: { cards: ['cards.js'] } },
});
const marketing = build({
  name: 'mf-marketing',
  manifest: {
    routes: [
      { path: '/', title: text, chunk: 'sample-page', uses: ['services/cards'] },
      { path: '/faq', title: text, chunk: 'faq' },
    ],
  },
  files: { 'faq.js': 'faq()' },
  artifact: { chunks: { 'sample-page': ['sample-page.js'], faq: ['faq.js'] }, consumedModules: { faq: ['@marketplace/shared-ui/forms'] } },
});
const size = (dir: string, ...files: string[]): number => files.reduce((sum, file) => sum + statSync(join(dir, `${file}.br`)).size, 0);

it('counts compressed scripts of shell, section, page, placed fragments and lazily provided modules', () => {
  const base = size(shell.dir, 'main.js') + size(marketing.dir, 'remoteEntry.js', '__section.js');
  assert.deepEqual(measurePages(shell, [marketing, services]), [
    {
      path: '/',
      owner: 'mf-marketing',
      bytes: base + size(marketing.dir, 'sample-page.js') + size(services.dir, 'remoteEntry.js', '__section.js', 'cards.js'),
    },
    { path: '/faq', owner: 'mf-marketing', bytes: base + size(marketing.dir, 'faq.js') + size(shell.dir, 'forms.js') },
  ]);
});

it('counts the fonts that every page loads', () => {
  assert.deepEqual(measureFonts(shell), { count: 1, bytes: 4 });
  assert.deepEqual(measureFonts(marketing), { count: 0, bytes: 0 });
});

it('counts what a fragment adds to a page that has its section already', () => {
  assert.deepEqual(measureFragments([marketing, services]), [
    { name: 'services/cards', owner: 'mf-services', bytes: size(services.dir, 'cards.js') },
  ]);
});
