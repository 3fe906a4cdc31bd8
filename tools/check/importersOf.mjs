import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Types are checked in any case; only what runs can fail a test. */
const TYPES_ALONE = /^(import|export) type\b/;

/**
 * Code of browsers that imports files of another package by their names. Jest relates tests to files below its own folders only.
 *
 * @param {readonly string[]} files paths from the root of the repository
 * @returns {string[]} paths from the root of the repository
 */
export function importersOf(files) {
  return [...new Set(files.flatMap((file) => namesOf(file).flatMap(importing)))];
}

/** What others import a file as; nothing where its package keeps it to itself. */
function namesOf(file) {
  const [folder] = file.split('/');
  const manifest = `${folder}/package.json`;
  if (!existsSync(manifest)) return [];
  const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const path = `.${file.slice(folder.length)}`;
  return Object.entries(exports).flatMap(([key, target]) => (target === path ? [name + key.slice(1)] : []));
}

function importing(name) {
  const lines = grep(`from '${name}'`);
  return lines.flatMap((line) => {
    const at = line.indexOf(':');
    return TYPES_ALONE.test(line.slice(at + 1)) ? [] : [line.slice(0, at)];
  });
}

function grep(text) {
  try {
    return execFileSync('git', ['grep', '--fixed-strings', '--untracked', text, '--', '*/src/*.ts', '*/src/*.tsx'], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  } catch ({ status, message }) {
    // It ends with 1 where it finds nothing.
    if (status === 1) return [];
    throw new Error(`git grep failed: ${message}`);
  }
}
