import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import type { RouteManifest } from '@marketplace/section-kit/manifest';
import { readSectionSource } from '../../artifact/readSectionSource.ts';
import { shellRoutes } from '../../server/pages/shellRoutes.ts';
import type { ContentError } from '../ContentError.ts';
import { readCollections } from '../readCollection.ts';
import { checkContent, checkContentLinks } from './checkContent.ts';

/**
 * Everything that is wrong with the content of a section, its links held against the pages of all sections beside it and the
 * shell.
 *
 * @param section its folder
 */
export async function checkSection(section: string): Promise<ContentError[]> {
  if (readCollections(section).length === 0) return [];
  const problems = checkContent(section);
  const routes = await routesBeside(section).catch((error: unknown) => {
    // What is wrong with the content may be why its addresses cannot be read.
    if (problems.length > 0) return null;
    throw error;
  });
  return routes ? [...problems, ...checkContentLinks(section, routes)] : problems;
}

/** `null` where a section is built apart from the product: nobody knows the pages of the others there. */
async function routesBeside(section: string): Promise<RouteManifest[] | null> {
  const root = dirname(section);
  if (!existsSync(join(root, 'shell'))) return null;
  const manifests = await Promise.all(sectionNames(root).map((name) => readSectionSource(join(root, name))));
  return [...shellRoutes, ...manifests.flatMap(({ routes }) => routes)];
}
