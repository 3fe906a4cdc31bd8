import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute, sectionManifestSchema } from 'section-kit/manifest';
import { brand } from 'shared-ui/brand';
import { allLinks } from './links.ts';
import { missingRoutes } from './missingRoutes.ts';

const workspace = join(__dirname, '..', '..', '..');
const readManifest = (name: string) => readFileSync(join(workspace, name, 'section.json'), 'utf8').replaceAll('{product}', brand.slug);
const routes = readdirSync(workspace)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((name) => sectionManifestSchema.parse(JSON.parse(readManifest(name))).routes);
const isOwned = (path: string) => path === '/sitemap' || findRoute(routes, path) !== null;

test('every link leads to a page, or its page is listed as still to be built', () => {
  expect(allLinks.filter((link) => !isOwned(link) && !missingRoutes.includes(link))).toEqual([]);
});

test('no page that exists is listed as still to be built', () => {
  expect(missingRoutes.filter(isOwned)).toEqual([]);
});

test('only links are listed, each once', () => {
  expect(missingRoutes.filter((path) => !allLinks.includes(path))).toEqual([]);
  expect(new Set(missingRoutes).size).toBe(missingRoutes.length);
});
