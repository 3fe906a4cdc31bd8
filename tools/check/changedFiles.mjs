import { execFileSync } from 'node:child_process';

/**
 * Files of the working tree that differ from a commit, new and deleted ones included.
 *
 * @param {string} base any revision
 * @returns {string[]} paths from the root of the repository
 * @throws {Error} when there is no such revision
 */
export function changedFiles(base) {
  const list = (...parameters) => execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = list('diff', '--name-only', '--no-renames', base, '--');
  const added = list('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
}
