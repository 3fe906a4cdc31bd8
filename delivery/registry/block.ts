import type { Registry } from '@marketplace/section-kit/manifest';
import { dropFallbacks } from '../checks/checkRelease.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { blockOf } from './blockOf.ts';
import { fallbackOf } from './promote.ts';
import type { Reason, RegistryFile } from './RegistryFile.ts';

/**
 * Keeps versions from being promoted any more. What is live, or in a canary, goes on as it is: what to run in its place is another
 * decision. Browsers no longer fall back to such a version: the last good one before it takes its place, if it fits.
 *
 * @param names of builds, as `mf-services@1.2.0`, or of packages that builds carry, as `zod@4.6.7`
 * @returns `null` where all of them are blocked already
 */
export function block(
  registry: RegistryFile,
  store: ArtifactStore,
  names: readonly string[],
  reason: Omit<Reason, 'what'>,
): Registry | null {
  const current = registry.readExpired();
  const { revision, shell, canary, blocked: before = {} } = current;
  const added = names.filter((name) => !Object.hasOwn(before, name));
  if (!added.length) return null;
  const at = new Date(registry.now()).toISOString();
  const blocked = { ...before, ...Object.fromEntries(added.map((name) => [name, { ...reason, at }])) };
  const sections = { ...current.sections, ...withOtherFallbacks(registry, store, { ...current, blocked }) };
  return registry.write({ shell, sections, canary, blocked }, revision, { ...reason, what: `${added.join(', ')} blocked` });
}

/** Lets versions be promoted again. Returns `null` where none of them is blocked. */
export function unblock(registry: RegistryFile, names: readonly string[], reason: Omit<Reason, 'what'>): Registry | null {
  const { revision, shell, sections, canary, blocked = {} } = registry.readExpired();
  const freed = names.filter((name) => Object.hasOwn(blocked, name));
  if (!freed.length) return null;
  const left = Object.fromEntries(Object.entries(blocked).filter(([name]) => !freed.includes(name)));
  return registry.write({ shell, sections, canary, blocked: left }, revision, { ...reason, what: `${freed.join(', ')} unblocked` });
}

/** @returns the sections whose fall-back is blocked, with another one or none */
function withOtherFallbacks(registry: RegistryFile, store: ArtifactStore, current: Registry): Registry['sections'] {
  const { shell, sections, blocked } = current;
  const concerned = Object.entries(sections).filter(([, { previous }]) => previous && blockOf(blocked, previous));
  const others = concerned.map(([name, section]) => {
    const previous = fallbackOf(registry, store, { name, next: section.artifact.version, blocked });
    return [name, { ...section, previous }];
  });
  const content = { shell, sections: Object.fromEntries(others) as Registry['sections'] };
  return dropFallbacks({ content, before: current, store, database: null }).sections;
}
