import { findRoute, type Artifact, type SectionManifest } from '@marketplace/section-kit/manifest';
import { filesHash } from '../artifact/filesHash.ts';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import type { Problem } from './Problem.ts';

/** Asks whether axe had nothing against the pages of each section that is asked, in the tests that ran when it was published. */
export function checkAccessibility({ sections }: RegistryContent, isAsked: (artifact: Artifact) => boolean): Problem[] {
  return Object.values(sections)
    .filter(({ artifact, takenOut }) => !takenOut && isAsked(artifact))
    .flatMap(({ artifact, manifest }) => {
      const sentence = sentenceAbout(artifact, manifest);
      return sentence ? [{ code: 'accessibility' as const, subject: keyOf(artifact), sentence }] : [];
    });
}

function sentenceAbout(artifact: Artifact, manifest: SectionManifest): string | null {
  const { accessibility } = artifact;
  const again = 'publish it under a new version from its sources, which tests its pages';
  if (!accessibility) return `${keyOf(artifact)} does not say that its pages are accessible: ${again}.`;
  if (accessibility.build !== filesHash(artifact))
    return `What ${keyOf(artifact)} says of the accessibility of its pages is of another build: ${again}.`;
  const untested = untestedPages(manifest, accessibility.pages);
  return untested.length ? `Nobody tested whether ${untested.join(', ')} of ${keyOf(artifact)} can be used by everybody: ${again}.` : null;
}

/**
 * @param pages addresses that were tested
 * @returns a route of each page of a section that none of them opens; routes with one chunk show one page
 */
export function untestedPages({ routes }: Pick<SectionManifest, 'routes'>, pages: readonly string[]): string[] {
  const tested = new Set(pages.map((page) => findRoute(routes, page)?.route.chunk));
  return [...new Map(routes.filter(({ chunk }) => !tested.has(chunk)).map(({ chunk, path }) => [chunk, path])).values()];
}

const keyOf = ({ name, version }: Artifact): string => `${name} ${version}`;
