import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './requirements.mjs';

/**
 * Whether a file has a test, or a group of tests, of that title: as it stands in the source, so with `${…}` where it is made.
 *
 * @param {string} file from the root of the repository
 * @param {string} title
 */
export function hasTest(file, title) {
  if (!existsSync(join(root, file))) return false;
  const titled = ["'", '"', '`'].map((quote) => RegExp.escape(quote + title.replaceAll(quote, `\\${quote}`) + quote));
  return new RegExp(`\\b(test|it|describe)\\(\\s*(${titled.join('|')})`).test(readFileSync(join(root, file), 'utf8'));
}
