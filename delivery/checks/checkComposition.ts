import type { Artifact, DatabaseObjects, RegisteredSection, SectionManifest } from '@marketplace/section-kit/manifest';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import type { Candidate } from './Candidate.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkLibraries } from './checkLibraries.ts';
import { checkLinks } from './checkLinks.ts';
import { checkNames } from './checkNames.ts';
import { checkNavigation, checkSlots, type Menus } from './checkNavigation.ts';
import { checkRanges } from './checkRanges.ts';
import { checkRoutes } from './checkRoutes.ts';
import { checkUploads } from './checkUploads.ts';
import { checkUses } from './checkUses.ts';
import type { Problem } from './Problem.ts';

/** What is known of what a composition runs on. */
export interface Surroundings {
  /** What the database behind it has; `null` when nobody knows. */
  database: DatabaseObjects | null;
  /** Manifest of a build that sections fall back to; fall-backs are not looked at without it. */
  manifestOf?: (artifact: Artifact) => SectionManifest;
}

/**
 * Asks whether a shell and a set of sections can run together, and the shell with what they fall back to.
 *
 * @returns what stands against it; empty when nothing does
 */
export function checkComposition({ shell, sections }: RegistryContent, menus: Menus, { database, manifestOf }: Surroundings): Problem[] {
  const all = Object.values(sections);
  const running = all.filter(({ takenOut }) => !takenOut);
  const manifests = running.map(({ manifest }) => manifest);
  const candidates = running.flatMap((section) => candidatesOf(section, manifestOf));
  return [
    // A section that is taken out keeps its addresses, and offers nothing.
    ...checkRoutes(all.map(({ manifest }) => manifest)),
    ...checkUploads(all.map(({ manifest }) => manifest)),
    ...checkRanges(shell, candidates),
    ...checkLibraries(shell, candidates),
    ...checkNames(shell, candidates),
    ...checkUses(
      running,
      all.filter(({ takenOut }) => takenOut).map(({ manifest }) => manifest),
    ),
    ...checkLinks(running, all),
    ...checkNavigation(menus, manifests),
    ...checkSlots(manifests),
    ...(database ? checkDatabase(database, shell, candidates) : []),
  ];
}

function candidatesOf({ manifest, artifact, previous }: RegisteredSection, manifestOf: Surroundings['manifestOf']): Candidate[] {
  const current = { manifest, artifact, isFallback: false };
  return previous && manifestOf ? [current, { manifest: manifestOf(previous), artifact: previous, isFallback: true }] : [current];
}
