import type { Artifact, DatabaseObjects, Requirement, SectionManifest } from '@marketplace/section-kit/manifest';
import type { FoundBlock } from '../registry/blockOf.ts';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { checkAttestations } from './checkAttestations.ts';
import { checkBlocked } from './checkBlocked.ts';
import { checkComposition } from './checkComposition.ts';
import { checkSizes } from './checkSizes.ts';
import { checkStored } from './checkStored.ts';
import type { Problem } from './Problem.ts';

interface Release {
  /** What an environment is to run. */
  content: RegistryContent;
  /** What it runs. */
  before: RegistryContent | null;
  store: ArtifactStore;
  /** What its database has; `null` when nobody knows. */
  database: DatabaseObjects | null;
  /** Bytes of script that a page may make a visitor fetch; without it nobody asks. */
  sizeLimit?: number | null;
  /** Whether a build is asked that its pages are accessible, and what the environment requires beside; without it nobody asks. */
  isAsked?: (artifact: Artifact) => boolean;
  requires?: readonly Requirement[];
  /** What keeps a build from being promoted; without it nobody asks. */
  findBlock?: (artifact: Artifact) => FoundBlock | null;
}

/**
 * Asks whether an environment can run published builds: whether they fit together, whether the shell can run what browsers
 * fall back to, whether they may be promoted, whether pages stay within the limit and are accessible, whether somebody found of them
 * what the environment requires, and whether every file is still the one that was published.
 *
 * @returns what stands against it; empty when nothing does
 */
export function checkRelease({ content, before, store, database, sizeLimit, isAsked, requires = [], findBlock }: Release): Problem[] {
  const spoilt = checkStored(content, before, store);
  // What cannot be believed is not worth a second sentence, nor can it be read for sure.
  if (spoilt.length) return spoilt;
  return [
    ...(findBlock ? checkBlocked(content, before, findBlock) : []),
    ...checkComposition(content, store.menus(content.shell), { database, manifestOf: manifestsIn(store) }),
    ...(sizeLimit ? checkSizes(content, before, store, sizeLimit) : []),
    ...(isAsked ? checkAccessibility(content, isAsked) : []),
    ...(isAsked ? checkAttestations(content, store, { requires, isAsked }) : []),
  ];
}

/** @returns the content without the fall-backs that the shell, the database or the store has something against */
export function dropFallbacks({ content, before, store, database }: Release): RegistryContent {
  const sections = Object.entries(content.sections).map(([name, section]) => {
    if (!section.previous) return [name, section];
    const alone = { shell: content.shell, sections: { [name]: section } };
    const hasProblem = (part: RegistryContent): boolean =>
      checkStored(part, before, store).some(({ subject }) => subject === `${name} ${section.previous!.version}`) ||
      checkComposition(part, store.menus(content.shell), { database, manifestOf: manifestsIn(store) }).some(({ subject }) =>
        subject.startsWith('the fall-back '),
      );
    return [name, hasProblem(alone) ? { ...section, previous: null } : section];
  });
  return { ...content, sections: Object.fromEntries(sections) as RegistryContent['sections'] };
}

const manifestsIn =
  (store: ArtifactStore) =>
  ({ name, version }: Artifact): SectionManifest =>
    store.manifest(name, version);
