import type { Artifact } from '@marketplace/section-kit/manifest';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { measurePages, type Build, type PageSize } from './measurePages.ts';
import type { Problem } from './Problem.ts';
import { kibibytes } from './sizeLimits.ts';

/**
 * Asks what script the pages of a composition make a first visitor fetch: a section that is small by itself may place fragments of others.
 *
 * @param before what runs: a page that is no larger than there is no reason to refuse something else, or the way back
 * @param limit bytes of a page
 * @returns one problem per page above it
 */
export function checkSizes(content: RegistryContent, before: RegistryContent | null, store: ArtifactStore, limit: number): Problem[] {
  const tooLarge = pagesOf(content, store).filter(({ bytes }) => bytes > limit);
  if (!tooLarge.length) return [];
  const live = new Map(before ? pagesOf(before, store).map(({ path, bytes }) => [path, bytes]) : []);
  return tooLarge
    .filter(({ path, bytes }) => bytes > (live.get(path) ?? 0))
    .map(({ path, owner, bytes }) => ({
      code: 'size',
      subject: owner,
      sentence: `${path} of ${owner} would make a visitor fetch ${kibibytes(bytes)} of script, above the limit of ${kibibytes(limit)}: fetch what the first view does without later (useLatePart), or place fewer fragments.`,
    }));
}

function pagesOf({ shell, sections }: RegistryContent, store: ArtifactStore): PageSize[] {
  const dirOf = ({ name, version }: Artifact): string => store.folder(name, version);
  const running = Object.values(sections).filter(({ takenOut }) => !takenOut);
  const builds = running.map(({ artifact, manifest }): Build => ({ dir: dirOf(artifact), artifact, manifest }));
  return measurePages({ dir: dirOf(shell), artifact: shell, manifest: null }, builds);
}
