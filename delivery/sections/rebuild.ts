import type { Artifact } from '@marketplace/section-kit/manifest';
import { rebuild as makeAgain } from '../build/rebuild.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { readBuild, text } from './readWords.ts';
import type { Verb } from './Verb.ts';

/** Makes a published build again, and signs whether it came out equal. */
export const rebuild: Verb = {
  usage: '<package>=<version> [--repository <address or folder>]',
  summary: 'makes a published build again from its commit and its lock file, and signs whether every file came out equal',
  details: [
    '--repository https://git.example.ca/site.git   has the commit; this folder without it',
    'It clones, installs and builds in an empty folder, so it can run on any machine with the same system and the same Node. It ends with 1 when a file differs.',
    'An environment can require it: require production rebuilt. There the key of who published the build does not count.',
  ],
  options: { repository: { type: 'string' } },
  run: async ({ positionals, values }, { dataDir, who }) => {
    const [name, version] = readBuild(positionals);
    const store = new ArtifactStore(dataDir);
    const artifact = store.read(name, version);
    store.requirePublication(name, version);
    const { differs, builder } = await makeAgain(artifact, text(values.repository) ?? process.cwd());
    const keyId = store.attestations.add(artifact, 'rebuilt', { differs }, who);
    const signed = `Signed with the key ${keyId}.`;
    return {
      lines: [...(differs.length ? describe(artifact, differs, builder) : [sayEqual(artifact)]), signed],
      data: { name, version, equal: !differs.length, differs, builder, keyId },
      isNo: differs.length > 0,
    };
  },
};

const sayEqual = ({ name, version, files, provenance }: Artifact): string =>
  `${name} ${version} is equal: built again from ${provenance!.commit.slice(0, 10)}, each of its ${Object.keys(files).length} files is the one that was published.`;

function describe({ name, version, provenance }: Artifact, differs: readonly string[], builder: string): string[] {
  return [
    `${name} ${version} differs, built again from ${provenance!.commit.slice(0, 10)}:`,
    ...differs.map((file) => `  ${file}`),
    `It was published with ${provenance!.builder}; here it is ${builder}.`,
  ];
}
