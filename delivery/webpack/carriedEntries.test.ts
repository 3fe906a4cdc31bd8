import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { repositoryRoot } from '../build/productPackages.ts';
import { sharedKeys } from './sharedModules.ts';

interface Package {
  name: string;
  exports: Record<string, string>;
}

/** Entries for other places than a section's code. */
const elsewhere = /\/(host|manifest|testing|package\.json)$/;

/** The file that a relative import means. */
function fileOf(from: string, specifier: string): string {
  const path = join(dirname(from), specifier);
  const found = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => /\.tsx?$/.test(file) && existsSync(file));
  assert.ok(found, `${from} imports ${specifier}, which is no file`);
  return found;
}

/** A file and all that it reaches by relative imports of values. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';/gms);
  for (const [, specifier] of imports) if (!/\.(svg|woff2)$/.test(specifier!)) reached(fileOf(file, specifier!), known);
  return known;
}

describe('an entry of the kit that sections carry themselves', () => {
  const dir = join(repositoryRoot, 'section-kit');
  const { name, exports } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Package;
  const carried = Object.entries(exports)
    .map(([entry, file]) => [name + entry.slice(1), file] as const)
    .filter(([key]) => !sharedKeys.includes(key) && !elsewhere.test(key));

  for (const [key, file] of carried)
    it(`${key} takes the shell’s context from the kit that all share, by the kit’s name`, () => {
      // A copy of a context is empty, on the server and in the browser.
      const copies = [...reached(join(dir, file))].filter((each) => /createContext[<(]/.test(readFileSync(each, 'utf8')));
      assert.deepEqual(copies, []);
    });
});
