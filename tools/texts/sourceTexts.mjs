import { relative } from 'node:path';
import { readPairs } from './readPairs.mjs';
import { sourceFiles } from './sourceFiles.mjs';

/** Addresses and menus, which `pageTitles` reads, and the last page of the shell, which `platformTexts` places. */
const readElsewhere = /[rR]outes\.ts$|\/(navigation|manifest|showBrokenPage)\.ts$/;

/**
 * Texts of the sections, the shell and what they share that no catalogue holds, as catalogues: sources of rules and figures, titles
 * in a calendar, small words.
 *
 * @param {string} root of the repository
 * @returns {import('./readCatalogues.mjs').Catalogue[]} by file
 */
export const sourceTexts = (root) =>
  sourceFiles(root)
    .filter((file) => !readElsewhere.test(file))
    .flatMap((file) => {
      const pairs = readPairs(file);
      const texts = (language) => Object.fromEntries(pairs.map((pair) => [pair.key, pair[language]]));
      return pairs.length > 0 ? [{ namespace: relative(root, file), file, en: texts('en'), fr: texts('fr') }] : [];
    });
