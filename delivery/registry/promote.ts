import type { Artifact, Canary, DatabaseObjects, Registry } from '@marketplace/section-kit/manifest';
import { checkBlocked } from '../checks/checkBlocked.ts';
import { checkRelease, dropFallbacks } from '../checks/checkRelease.ts';
import { refuseFor } from '../checks/Problem.ts';
import { limitsOf } from '../checks/limitsOf.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { blockOf } from './blockOf.ts';
import { canaryContent } from './canaryContent.ts';
import { goodVersion } from './goodVersion.ts';
import { hasRun, revisionsOf } from './hasRun.ts';
import type { Reason, RegistryContent, RegistryFile } from './RegistryFile.ts';

/** Versions to run from now on, by name of the artifact: `{ 'mf-services': '1.1.0' }`; `null` takes a section out. */
export type VersionChanges = Record<string, string | null>;

interface PromoteOptions {
  allowsBlocked?: boolean;
  dropsFallbacks?: boolean;
  endsCanary?: boolean;
}

/**
 * Makes an environment run the given versions; what is not named stays. Browsers fall back to the last good version, see `goodVersion`.
 *
 * @param database what the database of the environment has; without it nobody asks whether it suffices
 * @param expected revision the decision was based on; by default the current one
 * @param options.endsCanary whether a canary ends with this, whatever is in it
 * @param options.allowsBlocked whether a blocked version that has run here may run again
 * @param options.dropsFallbacks whether a fall-back that does not fit is left out instead of being a reason to refuse
 * @throws Error when a version is not in the store as it was published, the result would not fit together, or the registry moved on
 */
export function promote(
  registry: RegistryFile,
  store: ArtifactStore,
  changes: VersionChanges,
  reason: Omit<Reason, 'what'>,
  database: DatabaseObjects | null = null,
  expected = registry.exists() ? registry.readExpired().revision : registry.seen(),
  { allowsBlocked = false, dropsFallbacks = false, endsCanary = false }: PromoteOptions = {},
): Registry {
  const current = registry.exists() ? registry.readExpired() : null;
  const applied = applyChanges(registry, store, changes);
  requireTrust(registry, store, applied, changes);
  const canary = endsCanary ? undefined : keptCanary(current, changes);
  const release = { content: applied, before: current, store, database, ...limitsOf(registry, { allowsBlocked }) };
  const content = dropsFallbacks ? dropFallbacks(release) : applied;
  refuseFor(checkRelease({ ...release, content }), `Nothing was changed in "${registry.environment}".`);
  if (canary) {
    const asked = { ...release, content: canaryContent({ ...content, canary }), before: canaryContent({ ...current!, canary }) };
    refuseFor(
      checkRelease(asked),
      `Nothing was changed in "${registry.environment}": its canary would not fit. Promote or end that first.`,
    );
  }
  const moves = Object.entries(changes)
    .map(([name, version]) => `${name} ${versionOf(current, name)} to ${version ?? 'none'}`)
    .join(', ');
  const despite = checkBlocked(content, current, limitsOf(registry).findBlock).map(({ subject }) => subject);
  const notes = [
    ...despite.map((subject) => `although ${subject} is blocked`),
    ...(current?.canary && !canary ? ['and no canary any more'] : []),
  ];
  return registry.write({ ...content, canary }, expected, { ...reason, what: [moves, ...notes].join(', ') });
}

/** A decision about a section of a canary takes the place of that canary; others leave it as it is. */
function keptCanary(current: Registry | null, changes: VersionChanges): Canary | undefined {
  const isConcerned = Object.keys(current?.canary?.sections ?? {}).some((name) => Object.hasOwn(changes, name));
  return isConcerned ? undefined : current?.canary;
}

/**
 * What an environment would run with other versions.
 *
 * @throws Error when a version is not in the store, or no shell is left
 */
export function applyChanges(registry: RegistryFile, store: ArtifactStore, changes: VersionChanges): RegistryContent {
  const current = registry.exists() ? registry.readExpired() : null;
  const sections = { ...current?.sections };
  let shell = current?.shell;
  for (const [name, version] of Object.entries(changes)) {
    if (version === null) {
      if (name === 'shell') throw new Error('An environment cannot run without a shell.');
      delete sections[name];
      continue;
    }
    const artifact = store.read(name, version);
    if (name === 'shell') shell = artifact;
    else
      sections[name] = {
        manifest: store.manifest(name, version),
        artifact,
        previous: fallbackOf(registry, store, { name, next: version, blocked: current?.blocked }),
      };
  }
  if (!shell) throw new Error('The first revision of an environment needs a version of the shell.');
  return { shell, sections };
}

/** The version that browsers fall back to while `next` is live; never one that may not be promoted. */
export function fallbackOf(
  registry: RegistryFile,
  store: ArtifactStore,
  { name, next, blocked }: { name: string; next: string } & Pick<Registry, 'blocked'>,
): Artifact | null {
  const isUsable = (artifact: Artifact): boolean => store.has(name, artifact.version) && !blockOf(blocked, artifact);
  return goodVersion(revisionsOf(registry), { name, next, now: registry.now(), isUsable });
}

/**
 * A version that goes live is described as somebody with an active key published it, or as an earlier revision of this environment did.
 * Its files are compared with that description by `checkRelease`, those of its fall-back too.
 */
export function requireTrust(
  registry: RegistryFile,
  store: ArtifactStore,
  { shell, sections }: RegistryContent,
  changes: VersionChanges,
): void {
  for (const [name, version] of Object.entries(changes)) {
    const section = sections[name];
    const artifact = name === 'shell' ? shell : section?.artifact;
    if (version === null || !artifact) continue;
    try {
      store.requirePublication(name, version);
    } catch (error) {
      if (!hasRun(registry, artifact)) throw error;
    }
  }
}

function versionOf(registry: Registry | null, name: string): string {
  const artifact = name === 'shell' ? registry?.shell : registry?.sections[name]?.artifact;
  return artifact?.version ?? 'none';
}
