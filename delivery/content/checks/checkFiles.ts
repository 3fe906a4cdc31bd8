import { basename, dirname, join, relative } from 'node:path';
import { locales } from '@marketplace/section-kit/manifest';
import { listFiles } from '../../artifact/listFiles.ts';
import { ContentError } from '../ContentError.ts';
import { standInPattern } from '../contentModules.ts';
import type { Collection } from '../readCollection.ts';

const languages = { en: 'English', fr: 'French' };

/** Finds files that no language twin stands beside, and files that are no entry at all. */
export function checkFiles({ dir, files }: Collection): ContentError[] {
  const entries = [...files.values()].flatMap((paths) => Object.values(paths));
  const strays = listFiles(dir)
    .map((file) => join(dir, file))
    .filter((file) => !entries.includes(file) && !standInPattern.test(file) && relative(dir, file) !== 'collection.ts')
    .map(
      (file) => new ContentError(file, 1, 'is no entry of the collection; name it <slug>.en.yaml, <slug>.fr.yaml, or the same with .mdx.'),
    );
  const lonely = [...files.values()].flatMap((paths) =>
    locales
      .filter((locale) => !paths[locale])
      .map((missing) => {
        const [file] = Object.values(paths);
        const twin = basename(file!).replace(/\.\w+(\.\w+)$/, `.${missing}$1`);
        return new ContentError(
          file!,
          1,
          `has no ${languages[missing]} twin; write ${relative(dir, join(dirname(file!), twin))} beside it.`,
        );
      }),
  );
  return [...strays, ...lonely];
}
