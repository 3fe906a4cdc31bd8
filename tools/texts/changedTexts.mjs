import { readCatalogues } from './readCatalogues.mjs';
import { sourceFiles } from './sourceFiles.mjs';

/**
 * @typedef {object} ChangedText
 * @property {string} key with its namespace
 * @property {'en' | 'fr'} language
 * @property {string} before
 * @property {string} after
 */

/**
 * Texts that two trees both have and that say something else in the second.
 *
 * @param {string} before root of the older tree
 * @param {string} after root of the newer one
 * @returns {ChangedText[]}
 */
export function changedTexts(before, after) {
  const former = textsOf(before);
  return [...textsOf(after)].flatMap(([id, [key, language, text]]) => {
    const was = former.get(id)?.[2] ?? text;
    return was === text ? [] : [{ key, language, before: was, after: text }];
  });
}

/** By namespace, key and language. */
const textsOf = (root) =>
  new Map(
    sourceFiles(root)
      .flatMap(readCatalogues)
      .flatMap(({ namespace, en, fr }) =>
        Object.entries({ en, fr }).flatMap(([language, texts]) =>
          Object.entries(texts).map(([key, text]) => [`${namespace} ${key} ${language}`, [`${namespace} ${key}`, language, text]]),
        ),
      ),
  );
