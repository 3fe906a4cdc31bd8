import { join } from 'node:path';
import { sectionNames } from '@marketplace/node-kit/sectionNames';

/** Root folder of this repository. */
export const repositoryRoot = join(import.meta.dirname, '..', '..');

/**
 * Folders of the packages that are built and delivered: the shell and every section, by name.
 *
 * @param root folder that holds the packages
 */
export function productPackages(root: string): Map<string, string> {
  return new Map(['shell', ...sectionNames(root)].map((name) => [name, join(root, name)]));
}
