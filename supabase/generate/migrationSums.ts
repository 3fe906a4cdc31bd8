import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const migrations = join(import.meta.dirname, '../migrations');
const sumsOf = (dir: string): string => join(dir, 'SHA256SUMS');
const nameIn = (line: string): string => line.split('  ')[1]!;

/** The file names of all migrations, in order. */
export function migrationNames(dir = migrations): string[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** One line for each migration, in the format of `sha256sum`. */
export function computeSums(dir = migrations): string[] {
  return migrationNames(dir).map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(dir, name)));
    return `${hash.digest('hex')}  ${name}`;
  });
}

/** The lines as they are written. A migration that is committed is never changed again: databases that ran it would not notice. */
export function readSums(dir = migrations): string[] {
  return readFileSync(sumsOf(dir), 'utf8').trim().split('\n').filter(Boolean);
}

/** Keeps the line of each migration that is committed, and writes one for each other. */
export function addSums(dir = migrations): void {
  const kept = readSums(dir).filter(isCommittedIn(dir));
  const added = computeSums(dir).filter((line) => !kept.some((other) => nameIn(other) === nameIn(line)));
  writeFileSync(sumsOf(dir), [...kept, ...added].join('\n') + '\n');
}

/** Where there is no repository nobody can tell, so that every line stays. */
function isCommittedIn(dir: string): (line: string) => boolean {
  try {
    const names = execFileSync('git', ['ls-tree', '--name-only', 'HEAD'], { cwd: dir, encoding: 'utf8', stdio: 'pipe' }).split('\n');
    return (line) => names.includes(nameIn(line));
  } catch {
    return () => true;
  }
}
