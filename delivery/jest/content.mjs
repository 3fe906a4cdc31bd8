import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import { transformSync } from '@swc/core';
import { collectionDirOf, fileModule, indexModule, standInPattern } from '@marketplace/delivery/content/modules';
import { importedFiles } from '../artifact/importedFiles.ts';

/** Content in tests: what the build's loaders make of it, as CommonJS. */
export default {
  /** @returns {{ code: string }} */
  process(_source, path) {
    const isIndex = standInPattern.test(path);
    const module = isIndex ? indexModule(dirname(path), basename(path), 'node') : fileModule(path, collectionDirOf(path));
    const script = path.endsWith('.mdx') ? String(compileSync(module)) : module;
    return transformSync(script, { filename: `${path}.js`, module: { type: 'commonjs' }, jsc: { target: 'es2023' } });
  },
  /** An index changes with every file of its collection, a file with what its collection declares, both with what writes them. */
  getCacheKey(source, path) {
    const dir = collectionDirOf(path);
    const hash = createHash('sha256')
      .update(path)
      .update(source)
      .update(codeHash(import.meta.filename));
    hash.update(codeHash(join(dir, 'collection.ts')));
    for (const file of standInPattern.test(path) ? readdirSync(dir, { recursive: true }).map((name) => join(dir, name)) : [])
      if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file));
    return hash.digest('hex');
  },
};

const hashes = new Map();

/** Of a module with all that it loads. Kept: a process that loaded them goes on with what they were. */
function codeHash(module) {
  const known = hashes.get(module);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of importedFiles(module)) hash.update(`${file}\0`).update(readFileSync(file));
  hashes.set(module, hash.digest('hex'));
  return hashes.get(module);
}
