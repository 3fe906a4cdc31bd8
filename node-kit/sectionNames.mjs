import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sections of a repository: folders `mf-*` that hold a `src/manifest.ts`. Plain JavaScript, because the configuration of
 * tools reads it too, under whichever Node an editor brings.
 *
 * @param {string} root folder that holds the packages
 * @returns {string[]} their names, in the order of the alphabet
 */
export function sectionNames(root) {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src', 'manifest.ts')))
    .sort();
}
