import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { requireBuilt, requireClean } from '../build/requireRelease.ts';
import { testPages } from '../build/testPages.ts';
import { checkPublished } from '../checks/checkPublished.ts';
import { refuseFor } from '../checks/Problem.ts';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Puts builds into the store, for good. */
export const publish: Verb = {
  usage: '<package or folder of a build>…',
  summary: 'puts builds into the store, where a version never changes again',
  details: [
    'A build of sources that are not committed, or of others than are here, is refused, and so are other files under a published version.',
    'The tests of a section that open its pages run first: what axe has something against is not published.',
  ],
  options: {},
  run: async ({ positionals }, { dataDir }) => {
    if (!positionals.length) throw new UsageError('Name what to publish, such as mf-services.');
    const packages = productPackages(repositoryRoot);
    const folders = positionals.map((given) => buildOf(given, packages));
    for (const folder of folders) await testPages(folder);
    const store = new ArtifactStore(dataDir);
    const published = folders.map((folder) => publishOne(folder, store));
    return { lines: published.map(({ name, version }) => `Published ${name} ${version}.`), data: { published: published.map(summary) } };
  },
};

/** @returns folder of a build that may be published */
function buildOf(given: string, packages: ReadonlyMap<string, string>): string {
  const dir = packages.get(given);
  if (dir) return requireBuilt(repositoryRoot, dir);
  const folder = resolve(given);
  if (!existsSync(join(folder, 'artifact.json')))
    throw new UsageError(`"${given}" is neither a package nor a folder with a build; packages are ${[...packages.keys()].join(', ')}.`);
  requireClean(folder);
  return folder;
}

function publishOne(folder: string, store: ArtifactStore): Artifact {
  const artifact = store.publish(folder);
  refuseFor(checkPublished(artifact, store), `${artifact.name} ${artifact.version} cannot run anywhere.`);
  return artifact;
}

const summary = ({ name, version, provenance }: Artifact): object => ({ name, version, provenance });
