import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, Provenance } from '@marketplace/section-kit/manifest';
import { readArtifact } from '../store/ArtifactStore.ts';
import { inputHash } from './inputHash.ts';
import { readProvenance } from './readProvenance.ts';

/**
 * Asks whether what lies in the build folder of a package is made of its sources, and those are committed.
 *
 * A build may be older than the commit of its sources: as they are the same, it is told the commit.
 *
 * @param root folder of the packages
 * @returns folder of the build
 * @throws Error in one sentence that says what to do
 */
export function requireBuilt(root: string, dir: string): string {
  const dist = join(dir, 'dist');
  const { name, provenance } = readArtifact(join(dist, 'artifact.json'));
  const stamp = join(dist, '.inputs');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputHash(root, dir))
    throw new Error(`${name} was built from other sources than are here: run npm run build -- ${name}, then publish.`);
  const now = readProvenance(dir);
  if (now && !now.dirty && provenance) tellCommit(dist, { ...provenance, commit: now.commit, dirty: false });
  requireClean(dist, now);
  return dist;
}

/**
 * @param dist folder of a build
 * @throws Error in one sentence when nobody could make it again: of no commit, or with changes
 */
export function requireClean(dist: string, now?: Provenance): void {
  const { name, provenance } = readArtifact(join(dist, 'artifact.json'));
  if (!provenance) throw new Error(`${name} does not say which commit it is made of: build it in a clone of the repository.`);
  if (provenance.dirty || now?.dirty)
    throw new Error(`${name} is made of changes that are not committed: commit them, run npm run build -- ${name}, then publish.`);
}

function tellCommit(dist: string, provenance: Provenance): void {
  const file = join(dist, 'artifact.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
  writeFileSync(file, `${JSON.stringify({ ...description, provenance }, null, 2)}\n`);
}
