import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../artifact/listFiles.ts';

const own = ['src', 'content', 'public', 'package.json', 'webpack.config.js'];
const common = [
  'shared-ui/src',
  'shared-ui/package.json',
  'section-kit/src',
  'section-kit/package.json',
  'supabase/trades.ts',
  'delivery/webpack',
  'delivery/artifact',
  'delivery/build',
  'delivery/content',
  'tsconfig.base.json',
  'package-lock.json',
];

/** Names the state of everything a build of the package `dir` below `root` depends on. */
export function inputHash(root: string, dir: string): string {
  const hash = createHash('sha256');
  for (const path of [...own.map((name) => join(dir, name)), ...common.map((name) => join(root, name))]) {
    for (const file of filesAt(path)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path];
}
