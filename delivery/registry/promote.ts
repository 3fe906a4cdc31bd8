import type { DatabaseObjects, Registry } from '@marketplace/section-kit/manifest';
import { checkComposition } from '../checks/checkComposition.ts';
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
 * @throws Error when a version is not in the store, the result would not fit together, or the registry moved on
 */
export function promote(
  registry: RegistryFile,
  store: ArtifactStore,
  changes: VersionChanges,
  reason: Omit<Reason, 'what'>,
  database: DatabaseObjects | null = null,
  expected = registry.exists() ? registry.readExpired().revision : registry.seen(),
): Registry {
  const current = registry.exists() ? registry.readExpired() : null;
  const content = applyChanges(current, store, changes);
  const problems = checkComposition(content, store.menus(content.shell), database);
  if (problems.length) throw new Error(`Nothing was changed in "${registry.environment}". ${problems.join(' ')}`);
  const what = Object.entries(changes)
    .map(([name, version]) => `${name} ${versionOf(current, name)} to ${version ?? 'none'}`)
    .join(', ');
  return registry.write(content, expected, { ...reason, what });
}

function applyChanges(current: Registry | null, store: ArtifactStore, changes: VersionChanges): RegistryContent {
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
    const previous = before && before.artifact.version !== version ? before.artifact : (before?.previous ?? null);
    sections[name] = { manifest: store.manifest(name, version), artifact, previous };
  }
  if (!shell) throw new Error('The first revision of an environment needs a version of the shell.');
  return { shell, sections };
}

function versionOf(registry: Registry | null, name: string): string {
  const artifact = name === 'shell' ? registry?.shell : registry?.sections[name]?.artifact;
  return artifact?.version ?? 'none';
}
