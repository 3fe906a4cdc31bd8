import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const importPattern = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?['"](\.[^'"]+|@marketplace\/[^'"]+)['"]/gm;

/**
 * A file and what of ours is loaded with it, directly or through others. Imports of types load nothing. It is read line by line: the
 * compiler would take longer than what a cache saves.
 *
 * @param file absolute path of a module
 * @returns absolute paths
 */
export function importedFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const { resolve } = createRequire(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(importPattern)) importedFiles(resolve(name!), found);
  return found;
}
