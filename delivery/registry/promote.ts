import type { DatabaseObjects, Registry } from '@marketplace/section-kit/manifest';
import { checkRelease, dropFallbacks } from '../checks/checkRelease.ts';
import { refuseFor } from '../checks/Problem.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import type { Reason, RegistryContent, RegistryFile } from './RegistryFile.ts';

/** Versions to run from now on, by name of the artifact: `{ 'mf-services': '1.1.0' }`; `null` takes a section out. */
export type VersionChanges = Record<string, string | null>;

/**
 * Makes an environment run the given versions; what is not named stays. The version that ran before becomes the one
 * browsers fall back to.
 *
 * @param database what the database of the environment has; without it nobody asks whether it suffices
 * @param expected revision the decision was based on; by default the current one
 * @param options.dropsFallbacks whether a fall-back that does not fit is left out instead of being a reason to refuse
 * @throws Error when a version is not in the store, the result would not fit together, or the registry moved on
 */
export function promote(
  registry: RegistryFile,
  store: ArtifactStore,
  changes: VersionChanges,
  reason: Omit<Reason, 'what'>,
  database: DatabaseObjects | null = null,
  expected = registry.exists() ? registry.readExpired().revision : registry.seen(),
  { dropsFallbacks = false }: { dropsFallbacks?: boolean } = {},
): Registry {
  const current = registry.exists() ? registry.readExpired() : null;
  const release = { content: applyChanges(current, store, changes), before: current, store, database };
  const content = dropsFallbacks ? dropFallbacks(release) : release.content;
  refuseFor(checkRelease({ ...release, content }), `Nothing was changed in "${registry.environment}".`);
  const what = Object.entries(changes)
    .map(([name, version]) => `${name} ${versionOf(current, name)} to ${version ?? 'none'}`)
    .join(', ');
  return registry.write(content, expected, { ...reason, what });
}

/**
 * What an environment would run with other versions.
 *
 * @param current what it runs
 * @throws Error when a version is not in the store, or no shell is left
 */
export function applyChanges(current: RegistryContent | null, store: ArtifactStore, changes: VersionChanges): RegistryContent {
  const sections = { ...current?.sections };
  let shell = current?.shell;
  for (const [name, version] of Object.entries(changes)) {
    if (version === null) {
      if (name === 'shell') throw new Error('An environment cannot run without a shell.');
      delete sections[name];
      continue;
    }
    const artifact = store.read(name, version);
    if (name === 'shell') {
      shell = artifact;
      continue;
    }
    const before = sections[name];
    // What was taken out is nothing to fall back to.
    const wasGood = before && !before.takenOut && before.artifact.version !== version;
    const previous = wasGood ? before.artifact : (before?.previous ?? null);
    sections[name] = { manifest: store.manifest(name, version), artifact, previous };
  }
  if (!shell) throw new Error('The first revision of an environment needs a version of the shell.');
  return { shell, sections };
}

function versionOf(registry: Registry | null, name: string): string {
  const artifact = name === 'shell' ? registry?.shell : registry?.sections[name]?.artifact;
  return artifact?.version ?? 'none';
}
