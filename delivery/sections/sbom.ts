import type { Artifact } from '@marketplace/section-kit/manifest';
import { billOfMaterials } from '../artifact/billOfMaterials.ts';
import { artifactsOf } from '../registry/artifactsOf.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { runningRegistries } from './environments.ts';
import { readBuild } from './readWords.ts';
import type { Verb } from './Verb.ts';

/** Lists the packages of one build, for programs that look for holes and licences. */
export const sbom: Verb = {
  usage: '<package>=<version>',
  summary: 'prints the bill of materials of a published build (CycloneDX)',
  details: [
    'sbom mf-services=1.4.0   packages of others whose code is in its scripts; what the shell lends is in that of the shell',
    'npm run sbom prints that of everything that is installed, with what only builds and tests.',
  ],
  options: {},
  run: ({ positionals }, { dataDir }) => {
    const [name, version] = readBuild(positionals);
    const bill = billOfMaterials(believed(dataDir, name, version));
    return { lines: [JSON.stringify(bill, null, 2)], data: bill };
  },
};

/** @throws Error when neither a registry nor a publication vouches for what is stored */
function believed(dataDir: string, name: string, version: string): Artifact {
  const running = runningRegistries(dataDir).flatMap(artifactsOf);
  const known = running.find((artifact) => artifact.name === name && artifact.version === version);
  if (known) return known;
  const store = new ArtifactStore(dataDir);
  const artifact = store.read(name, version);
  store.requirePublication(name, version);
  return artifact;
}
