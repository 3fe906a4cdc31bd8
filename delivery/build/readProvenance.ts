import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Provenance } from '@marketplace/section-kit/manifest';
import webpack from 'webpack';
import { installedVersion } from '../artifact/readPackage.ts';
import { integrityOf } from '../artifact/integrityOf.ts';
import { inputPaths } from './inputPaths.ts';

/**
 * Where a build of the package in `dir` comes from at this moment.
 *
 * @returns nothing outside a git working copy, and where git cannot be asked
 */
export function readProvenance(dir: string): Provenance | undefined {
  const root = topLevel(dir);
  const commit = root && git(dir, 'rev-parse', 'HEAD');
  if (!commit) return undefined;
  const paths = inputPaths(dir).filter((path) => path.startsWith(`${root}/`));
  // What git ignores is in no commit either.
  const changed = git(root, 'status', '--porcelain', '--ignored', '--', ...paths);
  return { commit, dirty: changed !== '', builder: builder(), lock: lockHash(dir) };
}

function topLevel(dir: string): string | null {
  return git(realpathSync(dir), 'rev-parse', '--show-toplevel');
}

/** `null` when it refuses or is not installed. */
function git(cwd: string, ...parameters: string[]): string | null {
  try {
    return execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

function builder(): string {
  const own = join(import.meta.dirname, '..');
  return `delivery ${installedVersion(own, '@marketplace/delivery')}, webpack ${webpack.version}, node ${process.versions.node}`;
}

/** Of the nearest lock file above. */
function lockHash(dir: string): string {
  const file = join(dir, 'package-lock.json');
  if (existsSync(file)) return integrityOf(readFileSync(file));
  if (dirname(dir) === dir) return 'none';
  return lockHash(dirname(dir));
}
