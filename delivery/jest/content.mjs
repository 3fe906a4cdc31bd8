import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import { transformSync } from '@swc/core';
import { collectionDirOf, fileModule, indexModule, standInPattern } from '@marketplace/delivery/content/modules';

/** Content in tests: what the build's loaders make of it, as CommonJS. */
export default {
  /** @returns {{ code: string }} */
  process(_source, path) {
    const isIndex = standInPattern.test(path);
    const module = isIndex ? indexModule(dirname(path), basename(path), 'node') : fileModule(path, collectionDirOf(path));
    const script = path.endsWith('.mdx') ? String(compileSync(module)) : module;
    return transformSync(script, { filename: `${path}.js`, module: { type: 'commonjs' }, jsc: { target: 'es2023' } });
  },
  /** An index changes with every file of its collection, a file with what its collection declares. */
  getCacheKey(source, path) {
    const hash = createHash('sha256').update(path).update(source);
    const dir = collectionDirOf(path);
    const files = standInPattern.test(path) ? readdirSync(dir, { recursive: true }) : ['collection.ts'];
    for (const file of [...files.map((name) => join(dir, name)), import.meta.filename]) {
      if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file));
    }
    return hash.digest('hex');
  },
};
