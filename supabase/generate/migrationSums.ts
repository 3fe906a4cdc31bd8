import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const migrations = join(import.meta.dirname, '../migrations');
const sums = join(migrations, 'SHA256SUMS');

/** The file names of all migrations, in order. */
export function migrationNames(): string[] {
  return readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** One line for each migration, in the format of `sha256sum`. */
export function computeSums(): string[] {
  return migrationNames().map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(migrations, name)));
    return `${hash.digest('hex')}  ${name}`;
  });
}

/** The committed lines. A migration that has one is never changed again: databases that ran it would not notice. */
export function readSums(): string[] {
  return readFileSync(sums, 'utf8').trim().split('\n');
}

/** Adds a line for each migration that has none yet. */
export function addSums(): void {
  const known = readSums();
  const isKnown = (line: string) => known.some((other) => other.split('  ')[1] === line.split('  ')[1]);
  const added = computeSums().filter((line) => !isKnown(line));
  writeFileSync(sums, [...known, ...added].filter(Boolean).join('\n') + '\n');
}
