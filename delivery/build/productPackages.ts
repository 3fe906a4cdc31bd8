import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Root folder of this repository. */
export const repositoryRoot = join(import.meta.dirname, '..', '..');

/**
 * Folders of the packages that are built and delivered: the shell and every section, by name.
 *
 * @param root folder that holds the packages
 */
export function productPackages(root: string): Map<string, string> {
  const sections = readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'section.json')))
    .sort();
  return new Map(['shell', ...sections].map((name) => [name, join(root, name)]));
}
