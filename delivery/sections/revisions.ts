import type { Environment } from '@marketplace/section-kit/manifest';
import type { VersionChanges } from '../registry/promote.ts';
import type { RegistryContent } from '../registry/RegistryReader.ts';
import { openRegistry } from './environments.ts';

/** Who made a revision, when, what it changed and why; a revision of before that was kept says only when. */
export interface HistoryEntry {
  at: string;
  revision: number;
  who: string;
  what: string;
  why: string;
}

/** Versions by the name of the artifact. */
export type Versions = Record<string, string>;

const unknown = { who: 'unknown', what: 'made before changes were kept', why: 'unknown' };

/**
 * The revisions of an environment, the latest first.
 *
 * @param limit how many
 * @throws Error where the chain of revisions breaks
 */
export function historyOf(dataDir: string, environment: Environment, limit: number): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const { registry } of openRegistry(dataDir, environment).history()) {
    if (entries.length === limit) break;
    entries.push({ at: registry.issued, revision: registry.revision, ...(registry.change ?? unknown) });
  }
  return entries;
}

/**
 * What an environment ran at a revision.
 *
 * @param revision the current one without it
 * @throws Error when there is no such revision
 */
export function versionsAt(dataDir: string, environment: Environment, revision?: number): Versions {
  const registry = openRegistry(dataDir, environment);
  const { shell, sections }: RegistryContent = revision === undefined ? registry.readExpired() : registry.contentOfRevision(revision);
  const running = Object.values(sections).filter(({ takenOut }) => !takenOut);
  return Object.fromEntries([shell, ...running.map(({ artifact }) => artifact)].map(({ name, version }) => [name, version]));
}

/** What has to change for one to become the other. */
export function changesBetween(from: Versions, to: Versions): VersionChanges {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return Object.fromEntries(names.filter((name) => from[name] !== to[name]).map((name) => [name, to[name] ?? null]));
}
