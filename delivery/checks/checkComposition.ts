import type { RegistryContent } from '../registry/RegistryFile.ts';
import { checkNavigation, checkSlots, type Menus } from './checkNavigation.ts';
import { checkRanges } from './checkRanges.ts';
import { checkRoutes } from './checkRoutes.ts';
import { checkUploads } from './checkUploads.ts';
import { checkUses } from './checkUses.ts';

/**
 * Asks whether a shell and a set of sections can run together.
 *
 * @returns what stands against it, one sentence each; empty when nothing does
 */
export function checkComposition({ shell, sections }: RegistryContent, menus: Menus): string[] {
  const manifests = Object.values(sections).map(({ manifest }) => manifest);
  return [
    ...checkRoutes(manifests),
    ...checkRanges(shell, manifests),
    ...checkUploads(manifests),
    ...checkUses(manifests),
    ...checkNavigation(menus, manifests),
    ...checkSlots(manifests),
  ];
}
