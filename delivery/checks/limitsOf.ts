import type { Artifact } from '@marketplace/section-kit/manifest';
import { hasRun } from '../registry/hasRun.ts';
import type { RegistryFile } from '../registry/RegistryFile.ts';
import { isWorkingCopy } from '../store/isWorkingCopy.ts';
import { sizeLimit } from './sizeLimits.ts';

interface Limits {
  sizeLimit: number | null;
  isAsked: (artifact: Artifact) => boolean;
}

/**
 * What an environment asks of pages beside that they run. Nothing of a working copy, which was never released, and what has run
 * here before is not asked whether it is accessible: nothing may stand in the way back.
 */
export function limitsOf(registry: Pick<RegistryFile, 'environment' | 'exists' | 'history'>): Limits {
  const isLocal = registry.environment === 'local';
  return {
    sizeLimit: isLocal ? null : sizeLimit,
    isAsked: (artifact) => !isLocal && !isWorkingCopy(artifact.version) && !hasRun(registry, artifact),
  };
}
