import type { Artifact } from '@marketplace/section-kit/manifest';
import { testPages } from '../build/testPages.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { findBuild } from './findBuild.ts';
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
    const folders = positionals.map(findBuild);
    for (const folder of folders) await testPages(folder);
    const store = new ArtifactStore(dataDir);
    const published = folders.map((folder) => store.publish(folder));
    return { lines: published.map(({ name, version }) => `Published ${name} ${version}.`), data: { published: published.map(summary) } };
  },
};

const summary = ({ name, version, provenance }: Artifact): object => ({ name, version, provenance });
