import { basename, dirname } from 'node:path';
import type { LoaderContext } from 'webpack';
import { bothQuery, entryModule, fileModule, indexModule, standInPattern } from './contentModules.ts';
import { collectionDirOf } from './readCollection.ts';

/** Webpack loader for what stands below `content/<collection>`: its files, and the modules that stand for the collection. */
export default function contentLoader(this: LoaderContext<object>): string {
  const path = this.resourcePath;
  const dir = collectionDirOf(path);
  if (!dir) throw new Error(`${path} is content, but there is no collection.ts above it that says what it holds.`);
  if (this.resourceQuery === bothQuery) return entryModule(path);
  if (!standInPattern.test(path)) return fileModule(path, dir);
  // A new file of the collection changes its index.
  this.addContextDependency(dirname(path));
  return indexModule(dir, basename(path), 'browser');
}
