import { join } from 'node:path';
import { repositoryRoot } from './productPackages.ts';

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

/**
 * Files and folders that a build depends on.
 *
 * @param dir folder of the package
 * @param root of the packages that every build takes from
 */
export function inputPaths(dir: string, root: string = repositoryRoot): string[] {
  return [...own.map((name) => join(dir, name)), ...common.map((name) => join(root, name))];
}
