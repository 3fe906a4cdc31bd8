import { randomBytes } from 'node:crypto';
import type { Canary, DatabaseObjects, Registry } from '@marketplace/section-kit/manifest';
import { checkBlocked } from '../checks/checkBlocked.ts';
import { checkRelease } from '../checks/checkRelease.ts';
import { refuseFor } from '../checks/Problem.ts';
import { limitsOf } from '../checks/limitsOf.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { canaryContent } from './canaryContent.ts';
import { requireTrust, type VersionChanges } from './promote.ts';
import type { Reason, RegistryFile } from './RegistryFile.ts';

interface NewCanary {
  /** Versions of sections, all of which one visitor runs or none. */
  versions: Record<string, string>;
  percent: number;
  /** What the database of the environment has; without it nobody asks whether it suffices. */
  database?: DatabaseObjects | null;
  /** Revision the decision was based on; the current one without it. */
  expected?: number;
}

/**
 * Lets a share of the visitors run other versions of sections, together. The same versions again keep who was in, so that a canary is
 * widened; others are for other visitors.
 *
 * @throws Error when a section does not run, a version is not in the store as it was published or is live already, the result would
 *   not fit together, or the registry moved on
 */
export function beginCanary(
  registry: RegistryFile,
  store: ArtifactStore,
  { versions, percent, database = null, expected }: NewCanary,
  reason: Omit<Reason, 'what'>,
): Registry {
  const current = registry.readExpired();
  const { shell, sections } = current;
  const before = current.canary && versionsOf(current.canary);
  const salt = before && isSame(before, versions) ? current.canary!.salt : randomBytes(12).toString('base64url');
  const canary: Canary = { sections: sectionsOf(current, store, versions), percent, salt };
  const content = canaryContent({ shell, sections, canary });
  requireTrust(registry, store, content, versions);
  refuseFor(
    checkRelease({ content, before: current, store, database, ...limitsOf(registry) }),
    `Nothing was changed in "${registry.environment}".`,
  );
  const what = `canary of ${describeVersions(versions)} for ${percent} %`;
  return registry.write({ shell, sections, canary }, expected ?? current.revision, { ...reason, what });
}

/** @throws Error when there is no canary, it would reach more visitors though a version of it is blocked, or the registry moved on */
export function setCanaryPercent(registry: RegistryFile, percent: number, reason: Omit<Reason, 'what'>, expected?: number): Registry {
  const { revision, shell, sections } = registry.readExpired();
  const canary = requireCanary(registry);
  if (percent > canary.percent) {
    const content = canaryContent({ shell, sections, canary });
    refuseFor(
      checkBlocked(content, { shell, sections }, limitsOf(registry).findBlock),
      `Nothing was changed in "${registry.environment}".`,
    );
  }
  const what = `canary of ${describeVersions(versionsOf(canary))} from ${canary.percent} to ${percent} %`;
  return registry.write({ shell, sections, canary: { ...canary, percent } }, expected ?? revision, { ...reason, what });
}

/** @throws Error when there is no canary, or the registry moved on */
export function endCanary(registry: RegistryFile, reason: Omit<Reason, 'what'>, expected?: number): Registry {
  const { revision, shell, sections } = registry.readExpired();
  const what = `canary of ${describeVersions(versionsOf(requireCanary(registry)))} ended`;
  return registry.write({ shell, sections }, expected ?? revision, { ...reason, what });
}

/** @throws Error when there is none */
export function requireCanary(registry: RegistryFile): Canary {
  const { canary } = registry.readExpired();
  if (canary) return canary;
  throw new Error(`"${registry.environment}" has no canary; begin one with canary ${registry.environment} mf-services=1.4.0 --percent 1.`);
}

export function versionsOf({ sections }: Canary): Record<string, string> {
  return Object.fromEntries(Object.entries(sections).map(([name, { artifact }]) => [name, artifact.version]));
}

/** `mf-services 1.4.0, mf-catalog 2.0.0` */
export function describeVersions(versions: VersionChanges): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

function sectionsOf({ environment, sections }: Registry, store: ArtifactStore, versions: Record<string, string>): Canary['sections'] {
  const entries = Object.entries(versions).map(([name, version]) => {
    const live = Object.hasOwn(sections, name) ? sections[name]! : null;
    if (!live || live.takenOut)
      throw new Error(`"${environment}" does not run ${name}; a canary takes the place of sections that run, so promote it first.`);
    if (live.artifact.version === version) throw new Error(`${name} ${version} is live in "${environment}" already; leave it out.`);
    return [name, { manifest: store.manifest(name, version), artifact: store.read(name, version), previous: live.artifact }] as const;
  });
  return Object.fromEntries(entries);
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
