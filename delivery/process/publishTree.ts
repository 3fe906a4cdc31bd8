import { join } from 'node:path';
import { environmentSchema, type Registry } from '@marketplace/section-kit/manifest';
import { productPackages } from '../build/productPackages.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { promote, type VersionChanges } from '../registry/promote.ts';
import { ArtifactStore, localVersion, readArtifact } from '../store/ArtifactStore.ts';
import { pruneWorkingCopies } from '../store/pruneWorkingCopies.ts';

/**
 * Publishes the builds of the working copy and makes the environment run exactly them.
 *
 * @param root folder that holds the packages
 * @param who for the history of the registry
 */
export function publishTree(root: string, dataDir: string, registry: RegistryFile, who: string): void {
  const store = new ArtifactStore(dataDir);
  const running = runningVersions(registry);
  const packages = productPackages(root);
  const changes: VersionChanges = {};
  for (const [name, dir] of packages) {
    const dist = join(dir, 'dist');
    const version = localVersion(readArtifact(join(dist, 'artifact.json')));
    if (running[name] === version && store.has(name, version)) continue;
    store.publish(dist, version);
    changes[name] = version;
  }
  for (const name of Object.keys(running)) if (!packages.has(name)) changes[name] = null;
  if (!Object.keys(changes).length) return;
  // Builds of a tree that is being worked on need not fit those of an hour ago.
  promote(registry, store, changes, { who, why: 'the working copy changed' }, null, undefined, { dropsFallbacks: true, endsCanary: true });
  const registries = readRegistries(dataDir);
  if (registries) pruneWorkingCopies(dataDir, registries);
}

function runningVersions(registry: RegistryFile): Record<string, string> {
  if (!registry.exists()) return {};
  const { shell, sections } = registry.readExpired();
  return { shell: shell.version, ...Object.fromEntries(Object.values(sections).map(({ artifact }) => [artifact.name, artifact.version])) };
}

/** `null` when one cannot be read: then nobody knows what it still needs. */
function readRegistries(dataDir: string): Registry[] | null {
  try {
    return environmentSchema.options
      .map((name) => new RegistryFile(dataDir, name))
      .filter((file) => file.exists())
      .map((file) => file.readExpired());
  } catch {
    return null;
  }
}
