import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import type { RegistryFile } from './RegistryFile.ts';

type History = Pick<RegistryFile, 'exists' | 'history'>;

/** Whether an environment has run exactly this build, or fallen back to it. */
export function hasRun(registry: History, artifact: Artifact): boolean {
  const description = JSON.stringify(artifact);
  for (const { shell, sections } of revisionsOf(registry)) {
    const section = sections[artifact.name];
    if ([shell, section?.artifact, section?.previous].some((known) => known && JSON.stringify(known) === description)) return true;
  }
  return false;
}

/** What an environment has run, one revision after the other; nothing before its first one. */
export function* revisionsOf(registry: History): Generator<Registry> {
  if (registry.exists()) for (const revision of registry.history()) yield revision.registry;
}
