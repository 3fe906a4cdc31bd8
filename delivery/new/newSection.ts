import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import type { RouteManifest, SectionManifest } from '@marketplace/section-kit/manifest';
import { readPackage } from '../artifact/readPackage.ts';
import { readSectionSource } from '../artifact/readSectionSource.ts';
import { checkRoutes } from '../checks/checkRoutes.ts';
import { pageOf } from './pageOf.ts';
import { sectionFiles, type Versions } from './sectionFiles.ts';

/**
 * Makes a section with one page in both languages. Everything else finds it by its `src/manifest.ts`.
 *
 * @param root folder that holds the packages
 * @param given `garden` or `mf-garden`; the page answers `/garden`
 * @returns folder of the section
 * @throws Error in one sentence when the name cannot be used or is taken; nothing is written
 */
export async function newSection(root: string, given: string): Promise<string> {
  const name = pageOf(given, 'npm run new:section garden');
  const dir = join(root, `mf-${name}`);
  if (existsSync(dir)) throw new Error(`There is a folder mf-${name} already; choose another name.`);
  const manifests = await Promise.all(sectionNames(root).map((section) => readSectionSource(join(root, section))));
  const [conflict] = checkRoutes([...manifests, claim(name)]);
  if (conflict) throw new Error(`The page of the section cannot stand at /${name}: ${conflict.sentence}`);
  for (const [file, text] of Object.entries(sectionFiles(name, versionsIn(root)))) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

/** The little of a manifest that claims an address. */
function claim(name: string): SectionManifest {
  const title = { en: name, fr: name };
  const route: RouteManifest = { path: `/${name}`, title, chunk: name };
  return {
    name: `mf-${name}`,
    owner: name,
    class: 'regular',
    requires: { '@marketplace/section-kit': '*', '@marketplace/shared-ui': '*' },
    routes: [route],
    fragments: [],
  };
}

function versionsIn(root: string): Versions {
  const { dependencies } = readPackage(join(root, 'shell'));
  const ours = ['section-kit', 'shared-ui', 'delivery'].map((name) => [`@marketplace/${name}`, readPackage(join(root, name)).version]);
  return { ...dependencies, ...Object.fromEntries(ours) } as Versions;
}
