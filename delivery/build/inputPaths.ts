import { join, sep } from 'node:path';
import { repositoryRoot } from './productPackages.ts';

const own = ['src', 'content', 'public', 'package.json', 'webpack.config.js'];
const common = [
  'shared-ui/src',
  'shared-ui/package.json',
  'section-kit/src',
  'section-kit/package.json',
  'supabase/trades.ts',
  'supabase/types.ts',
  'delivery/webpack',
  'delivery/artifact',
  'delivery/build',
  'delivery/content',
  'delivery/tsconfig.base.json',
  'package-lock.json',
];

/**
 * Files and folders that a build depends on. A section outside the folder of the packages takes from those that its lock file names,
 * with their hashes.
 *
 * @param dir folder of the package
 * @param root of the packages that every build inside it takes from
 */
export function inputPaths(dir: string, root: string = repositoryRoot): string[] {
  const shared = dir.startsWith(root + sep) ? common.map((name) => join(root, name)) : [join(dir, 'package-lock.json')];
  return [...own.map((name) => join(dir, name)), ...shared];
}
