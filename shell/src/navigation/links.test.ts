import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute, sectionManifestSchema } from 'section-kit/manifest';
import { brand } from 'shared-ui/brand';
import { allLinks } from './links.ts';

const workspace = join(__dirname, '..', '..', '..');
const readManifest = (name: string) => readFileSync(join(workspace, name, 'section.json'), 'utf8').replaceAll('{product}', brand.slug);
const routes = readdirSync(workspace)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((name) => sectionManifestSchema.parse(JSON.parse(readManifest(name))).routes);
const isOwned = (path: string) => path === '/sitemap' || findRoute(routes, path) !== null;

test('every link leads to a page', () => {
  expect(allLinks.filter((link) => !isOwned(link))).toEqual([]);
});
