import type { Artifact, Requirement } from '@marketplace/section-kit/manifest';
import { blockOf, type FoundBlock } from '../registry/blockOf.ts';
import { hasRun } from '../registry/hasRun.ts';
import type { RegistryFile } from '../registry/RegistryFile.ts';
import { isWorkingCopy } from '../store/isWorkingCopy.ts';
import { sizeLimit } from './sizeLimits.ts';

interface Limits {
  sizeLimit: number | null;
  isAsked: (artifact: Artifact) => boolean;
  requires: readonly Requirement[];
  findBlock: (artifact: Artifact) => FoundBlock | null;
}

/**
 * What an environment asks of pages beside that they run. Nothing of a working copy, which was never released, and what has run
 * here before is not asked what was found of it: nothing may stand in the way back.
 *
 * @param options.allowsBlocked whether what has run here before may run again although it is blocked
 */
export function limitsOf(
  registry: Pick<RegistryFile, 'environment' | 'exists' | 'history' | 'readExpired'>,
  { allowsBlocked = false }: { allowsBlocked?: boolean } = {},
): Limits {
  const { blocked, requires = [] } = registry.exists() ? registry.readExpired() : {};
  const isLocal = registry.environment === 'local';
  return {
    sizeLimit: isLocal ? null : sizeLimit,
    isAsked: (artifact) => !isLocal && !isWorkingCopy(artifact.version) && !hasRun(registry, artifact),
    requires,
    findBlock: (artifact) => {
      const block = blockOf(blocked, artifact);
      return block && allowsBlocked && hasRun(registry, artifact) ? null : block;
    },
  };
}
