import { rmSync } from 'node:fs';
import type { Registry } from '@marketplace/section-kit/manifest';
import { artifactsOf } from '../registry/artifactsOf.ts';
import { ArtifactStore } from './ArtifactStore.ts';
import { isWorkingCopy } from './isWorkingCopy.ts';

/**
 * Deletes builds of the working copy that no environment runs or falls back to any more: every edit makes one. Published
 * versions stay for good.
 *
 * @param registries of every environment below `dataDir`
 */
export function pruneWorkingCopies(dataDir: string, registries: readonly Registry[]): void {
  const kept = new Set(registries.flatMap(artifactsOf).map(({ name, version }) => `${name}/${version}`));
  const store = new ArtifactStore(dataDir);
  for (const { name, version } of store.list()) {
    if (isWorkingCopy(version) && !kept.has(`${name}/${version}`)) rmSync(store.folder(name, version), { recursive: true, force: true });
  }
}
