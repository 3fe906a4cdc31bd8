import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { requireBuilt, requireClean } from '../build/requireRelease.ts';
import { checkPublished } from '../checks/checkPublished.ts';
import { refuseFor } from '../checks/Problem.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { UsageError } from './Verb.ts';

/**
 * @param given name of a package of this repository, or a folder with a build
 * @returns folder of a build that may be published
 * @throws UsageError when it is neither, Error for a build of other sources than are here, or of sources that are not committed
 */
export function findBuild(given: string): string {
  const packages = productPackages(repositoryRoot);
  const dir = packages.get(given);
  if (dir) return requireBuilt(repositoryRoot, dir);
  const folder = resolve(given);
  if (!existsSync(join(folder, 'artifact.json')))
    throw new UsageError(`"${given}" is neither a package nor a folder with a build; packages are ${[...packages.keys()].join(', ')}.`);
  requireClean(folder);
  return folder;
}

/**
 * Puts a build into the store for good.
 *
 * @param version in place of its own
 * @throws Error when it could run nowhere
 */
export function publishBuild(folder: string, store: ArtifactStore, version?: string): Artifact {
  const artifact = store.publish(folder, version);
  refuseFor(checkPublished(artifact, store), `${artifact.name} ${artifact.version} cannot run anywhere.`);
  return artifact;
}
