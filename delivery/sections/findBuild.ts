import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { requireBuilt, requireClean } from '../build/requireRelease.ts';
import { checkRoutes } from '../checks/checkRoutes.ts';
import { checkUploads } from '../checks/checkUploads.ts';
import { refuseFor } from '../checks/Problem.ts';
import { readArtifact } from '../store/ArtifactStore.ts';
import { UsageError } from './Verb.ts';

/**
 * @param given name of a package of this repository, or a folder with a build
 * @returns folder of a build that may be published
 * @throws UsageError when it is neither, Error for a build of other sources than are here, or of sources that are not committed, and
 *   CheckFailure for one that claims of server or shell what it cannot have anywhere
 */
export function findBuild(given: string): string {
  const packages = productPackages(repositoryRoot);
  const dir = packages.get(given);
  const folder = dir ? requireBuilt(repositoryRoot, dir) : findFolder(given, [...packages.keys()]);
  requireRunnable(folder);
  return folder;
}

function findFolder(given: string, packages: readonly string[]): string {
  const folder = resolve(given);
  if (!existsSync(join(folder, 'artifact.json')))
    throw new UsageError(`"${given}" is neither a package nor a folder with a build; packages are ${packages.join(', ')}.`);
  requireClean(folder);
  return folder;
}

/** Asked before it is stored: a stored version never changes, so its number would be lost to the build that is mended. */
function requireRunnable(folder: string): void {
  const { name, version } = readArtifact(join(folder, 'artifact.json'));
  const manifests = name === 'shell' ? [] : [readSectionManifest(folder)];
  refuseFor([...checkRoutes(manifests), ...checkUploads(manifests)], `${name} ${version} cannot run anywhere.`);
}
