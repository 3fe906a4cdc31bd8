import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const supabase = join(import.meta.dirname, '..', '..');
const MAX_KEPT = 8;

/**
 * A file or folder that takes long to make, from an earlier run when nothing it is made of has changed since.
 *
 * @param kind the folder of `.cache` it is kept in, of which the last used stay
 * @param sources every text it is made of, in order
 * @param make makes it anew at the path it is given
 * @returns its path; nobody may write there
 */
export async function kept(kind: string, sources: readonly string[], make: (path: string) => Promise<void>): Promise<string> {
  const folder = join(supabase, '..', '.cache', kind);
  const path = join(folder, hashOf(sources));
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    await make(unfinished);
    try {
      renameSync(unfinished, path);
    } catch (error) {
      // Another process may have made the same meanwhile.
      if (!existsSync(path)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  const now = new Date();
  utimesSync(path, now, now);
  // Another process may take away meanwhile what is listed.
  const lastUse = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const lastUsedFirst = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((one, other) => lastUse(other) - lastUse(one));
  for (const old of lastUsedFirst.slice(MAX_KEPT)) rmSync(old, { recursive: true, force: true });
  return path;
}

function hashOf(sources: readonly string[]): string {
  // The versions of PGlite and of what stands before it are pinned there, and no other reads what one has written.
  const hash = createHash('sha256').update(readFileSync(join(supabase, 'package.json')));
  for (const source of sources) hash.update('\0').update(source);
  return hash.digest('hex').slice(0, 32);
}

/** Stands among the sources of what counts from the time it was made: it is never older than an hour. */
export const thisHour = (): string => new Date().toISOString().slice(0, 13);
