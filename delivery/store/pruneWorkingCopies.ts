import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@marketplace/section-kit/manifest';
import { artifactsOf } from '../registry/artifactsOf.ts';

const isWorkingCopy = (version: string): boolean => /[-.]local\.[0-9a-f]{8}$/.test(version);

/**
 * Deletes builds of the working copy that no environment runs or falls back to any more: every edit makes one. Published
 * versions stay for good.
 *
 * @param registries of every environment below `dataDir`
 */
export function pruneWorkingCopies(dataDir: string, registries: readonly Registry[]): void {
  const kept = new Set(registries.flatMap(artifactsOf).map(({ name, version }) => `${name}/${version}`));
  const root = join(dataDir, 'artifacts');
  for (const name of readdirSync(root)) {
    for (const version of readdirSync(join(root, name))) {
      if (isWorkingCopy(version) && !kept.has(`${name}/${version}`)) rmSync(join(root, name, version), { recursive: true, force: true });
    }
  }
}
