import type { RouteManifest } from '@marketplace/section-kit/manifest';
import { ContentError } from '../ContentError.ts';
import { readCollections, type Collection } from '../readCollection.ts';
import { readContentFile, type ContentFile } from '../readContentFile.ts';
import { checkCitations, checkSameCitations } from './checkCitations.ts';
import { checkDepth } from './checkDepth.ts';
import { checkFigures } from './checkFigures.ts';
import { checkFiles } from './checkFiles.ts';
import { checkLinks } from './checkLinks.ts';
import { checkSame } from './checkSame.ts';
import { checkSchema } from './checkSchema.ts';
import { checkVerified } from './checkVerified.ts';

/**
 * What is wrong with the content of a section in itself, by file and line.
 *
 * @param section its folder
 */
export function checkContent(section: string): ContentError[] {
  return readCollections(section).flatMap((collection) => [
    ...checkFiles(collection),
    ...[...collection.files.values()].flatMap((paths) => checkEntry(paths, collection)),
  ]);
}

/**
 * The links of content that no page answers. A file that cannot be read is `checkContent`'s to complain about.
 *
 * @param section its folder
 * @param routes of every section and the shell: where a link may lead
 */
export function checkContentLinks(section: string, routes: readonly RouteManifest[]): ContentError[] {
  const paths = readCollections(section).flatMap(({ files }) => [...files.values()].flatMap((languages) => Object.values(languages)));
  return paths.flatMap((path) => {
    try {
      return checkLinks(readContentFile(path), routes);
    } catch (error) {
      if (error instanceof ContentError) return [];
      throw error;
    }
  });
}

function checkEntry(paths: Partial<Record<'en' | 'fr', string>>, collection: Collection): ContentError[] {
  const files: ContentFile[] = [];
  const problems: ContentError[] = [];
  for (const path of Object.values(paths)) {
    try {
      const file = readContentFile(path);
      const wrong = checkSchema(file, collection);
      if (wrong.length) problems.push(...wrong);
      else files.push(file);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error);
    }
  }
  const [english, french] = files;
  return [
    ...problems,
    ...(english && french ? [...checkSame(english, french, collection), ...checkSameCitations(english, french, collection)] : []),
    ...files.flatMap((file) => [
      ...checkFigures(file, collection),
      ...checkCitations(file, collection),
      ...checkVerified(file, collection),
      ...checkDepth(file, collection),
    ]),
  ];
}
