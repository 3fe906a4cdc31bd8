import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';

/**
 * A published build of the working copy as if it were committed: on a game day it is published as it is.
 *
 * @param change what its description says instead
 * @returns the folder, to be published
 */
export function copyBuild(from: string, to: string, change: (artifact: Artifact) => Partial<Artifact> = () => ({})): string {
  cpSync(from, to, { recursive: true });
  rmSync(join(to, 'publication.json'));
  const file = join(to, 'artifact.json');
  const artifact = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
  writeFileSync(file, JSON.stringify({ ...artifact, provenance: { ...artifact.provenance!, dirty: false }, ...change(artifact) }));
  return to;
}
