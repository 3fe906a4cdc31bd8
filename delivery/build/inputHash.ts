import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inputPaths } from './inputPaths.ts';
import { listFiles } from '../artifact/listFiles.ts';

/** Names the state of everything a build of the package `dir` below `root` depends on; the same wherever `root` lies. */
export function inputHash(root: string, dir: string): string {
  const hash = createHash('sha256');
  for (const file of inputPaths(dir, root).flatMap(filesAt)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path];
}
