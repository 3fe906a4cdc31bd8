import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { runDelivery } from './runDelivery.ts';

/**
 * Publishes a folder with a build as if everything about it were committed, whatever else the working copy holds.
 *
 * @param change what its description says instead
 */
export function publishVariant(build: string, dataDir: string, change: (artifact: Artifact) => Partial<Artifact> = () => ({})): void {
  const file = join(build, 'artifact.json');
  const artifact = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
  const provenance = { ...artifact.provenance!, dirty: false };
  writeFileSync(file, JSON.stringify({ ...artifact, provenance, ...change(artifact) }));
  runDelivery('sections.ts', ['publish', build], { DATA_DIR: dataDir });
}
