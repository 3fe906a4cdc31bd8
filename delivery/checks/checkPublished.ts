import type { Artifact } from '@marketplace/section-kit/manifest';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { checkRoutes } from './checkRoutes.ts';
import { spoiltBuild } from './checkStored.ts';
import { checkUploads } from './checkUploads.ts';
import type { Problem } from './Problem.ts';

/** @returns what stands against a published build wherever it would run: its files, and what it claims of server and shell */
export function checkPublished(artifact: Artifact, store: ArtifactStore): Problem[] {
  const manifests = artifact.name === 'shell' ? [] : [store.manifest(artifact.name, artifact.version)];
  return [...spoiltBuild(artifact, store), ...checkRoutes(manifests), ...checkUploads(manifests)];
}
