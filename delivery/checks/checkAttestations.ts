import type { Artifact, Requirement } from '@marketplace/section-kit/manifest';
import { filesHash } from '../artifact/filesHash.ts';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import type { Problem } from './Problem.ts';

/** What an environment asks of builds that somebody has to have found of them. */
export interface Required {
  requires: readonly Requirement[];
  /** Whether it is asked of a build; nothing stands in the way back to what has run. */
  isAsked: (artifact: Artifact) => boolean;
}

type Store = Pick<ArtifactStore, 'attestations' | 'requirePublication'>;

/** Asks whether somebody found of each build that is asked what the environment requires. */
export function checkAttestations({ shell, sections }: RegistryContent, store: Store, { requires, isAsked }: Required): Problem[] {
  const running = Object.values(sections).flatMap(({ artifact, takenOut }) => (takenOut ? [] : [artifact]));
  return requires.flatMap((requirement) => {
    // No browser chooses a shell, so nobody can look at the pages of one before it runs.
    const asked = (requirement === 'pages' ? running : [shell, ...running]).filter(isAsked);
    return asked.flatMap((artifact) => {
      const sentence = sentences[requirement](artifact, store);
      return sentence ? [{ code: requirement, subject: keyOf(artifact), sentence }] : [];
    });
  });
}

const sentences: Record<Requirement, (artifact: Artifact, store: Store) => string | null> = {
  rebuilt: (artifact, store) => {
    const { name, version } = artifact;
    const publisher = store.requirePublication(name, version);
    const again = `npm run sections -- rebuild ${name}=${version}`;
    // Whoever published it and built it again is still one machine that could be wrong.
    const [latest] = ofBuild(store.attestations.about(artifact, 'rebuilt'), artifact).filter(({ keyId }) => keyId !== publisher);
    if (!latest) return `Nobody but who published it has built ${keyOf(artifact)} again: run ${again} where another key signs.`;
    const { differs } = latest.found;
    return differs.length
      ? `${keyOf(artifact)} came out otherwise when it was built again on ${dayOf(latest)} (${differs.join(', ')}): find out which of the two machines made something else, and publish a new version.`
      : null;
  },
  pages: (artifact, store) => {
    const { name, version } = artifact;
    const again = `npm run check:pages -- <staging site> ${name}@${version} --sign`;
    const all = store.attestations.about(artifact, 'pages');
    const [latest] = ofBuild(all, artifact);
    if (!latest)
      return all.length
        ? `The pages that were looked at are those of another build of ${keyOf(artifact)}: run ${again}.`
        : `Nobody looked at the pages of ${keyOf(artifact)} in a browser: run ${again}.`;
    const { faults, site } = latest.found;
    return faults
      ? `A browser found ${faults} to mend in the pages of ${keyOf(artifact)} at ${site} on ${dayOf(latest)}: mend it, publish a new version and run ${again}.`
      : null;
  },
};

function ofBuild<T extends { build: string }>(attestations: readonly T[], artifact: Artifact): T[] {
  const build = filesHash(artifact);
  return attestations.filter((each) => each.build === build);
}

const dayOf = ({ at }: { at: string }): string => at.slice(0, 10);
const keyOf = ({ name, version }: Artifact): string => `${name} ${version}`;
