import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import { artifactsOf } from '../registry/artifactsOf.ts';
import type { ArtifactStore } from './ArtifactStore.ts';

/**
 * Asks of every revision whether the files it names are stored as it says, those of the fall-backs too. An artifact is read once.
 *
 * @returns throws in one sentence for the first file that is not
 */
export function wholeArtifacts(store: ArtifactStore): (registry: Registry) => void {
  let whole = new Map<string, Artifact>();
  return (registry) => {
    const wanted = new Map(artifactsOf(registry).map((artifact) => [JSON.stringify(artifact), artifact]));
    for (const [description, artifact] of wanted) if (!whole.has(description)) store.requireWhole(artifact);
    whole = wanted;
  };
}
