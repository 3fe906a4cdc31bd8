import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const supabase = join(import.meta.dirname, '..', '..');
const folder = join(supabase, '..', '.cache', 'sql');
const MAX_KEPT = 6;

/**
 * The data directory of a migrated PGlite, from the last run when nothing it is made of has changed since.
 *
 * @param sources every SQL text it is made of, in order
 * @param make makes it anew
 */
export async function keptTemplate(sources: readonly string[], make: () => Promise<Blob>): Promise<Blob> {
  const file = join(folder, `${hashOf(sources)}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const template = await make();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await template.arrayBuffer()));
  renameSync(unfinished, file);
  const newestFirst = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of newestFirst.slice(MAX_KEPT)) rmSync(old, { force: true });
  return template;
}

function hashOf(sources: readonly string[]): string {
  // The version of PGlite is pinned there, and no other reads what one has written.
  const hash = createHash('sha256').update(readFileSync(join(supabase, 'package.json')));
  for (const source of sources) hash.update('\0').update(source);
  return hash.digest('hex').slice(0, 32);
}
