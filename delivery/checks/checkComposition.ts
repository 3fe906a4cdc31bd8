import type { DatabaseObjects } from '@marketplace/section-kit/manifest';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkNavigation, checkSlots, type Menus } from './checkNavigation.ts';
import { checkRanges } from './checkRanges.ts';
import { checkRoutes } from './checkRoutes.ts';
import { checkUploads } from './checkUploads.ts';
import { checkUses } from './checkUses.ts';

/**
 * Asks whether a shell and a set of sections can run together.
 *
 * @param database what the database behind them has; `null` when nobody knows
 * @returns what stands against it, one sentence each; empty when nothing does
 */
export function checkComposition({ shell, sections }: RegistryContent, menus: Menus, database: DatabaseObjects | null): string[] {
  const manifests = Object.values(sections).map(({ manifest }) => manifest);
  return [
    ...checkRoutes(manifests),
    ...checkRanges(shell, manifests),
    ...checkUploads(manifests),
    ...checkUses(manifests),
    ...checkNavigation(menus, manifests),
    ...checkSlots(manifests),
    ...(database ? checkDatabase(database, [shell, ...manifests]) : []),
  ];
}
