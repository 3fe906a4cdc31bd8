import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';

/** Publishes a build of `mf-sample` and writes a revision that runs it, without the checks of a promotion: what changes the disk. */
export function publishAndWrite(dataDir: string, build: string): void {
  const artifact = new ArtifactStore(dataDir).publish(build);
  const registry = new RegistryFile(dataDir, 'local');
  const { revision, shell, sections } = registry.read();
  const section = { ...sections['mf-sample']!, artifact };
  registry.write({ shell, sections: { 'mf-sample': section } }, revision, { who: 'tests', what: artifact.version, why: 'a test' });
}
