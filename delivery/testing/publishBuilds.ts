import { join } from 'node:path';
import { promote, type VersionChanges } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { writeBuild, type BuildFacts } from './writeBuild.ts';

export const reason = { who: 'tests', why: 'a test' };

/** A data directory in which the given builds are published and run in the local environment. */
export function publishBuilds(...builds: BuildFacts[]): { dataDir: string; store: ArtifactStore; registry: RegistryFile } {
  const dataDir = temporaryFolder();
  const store = new ArtifactStore(dataDir);
  const registry = new RegistryFile(dataDir, 'local');
  const changes: VersionChanges = {};
  for (const [index, facts] of builds.entries()) {
    const { name, version } = store.publish(writeBuild(join(dataDir, 'builds', String(index)), facts));
    changes[name] = version;
  }
  promote(registry, store, changes, reason);
  return { dataDir, store, registry };
}
