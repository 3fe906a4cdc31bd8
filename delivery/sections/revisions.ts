import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import type { VersionChanges } from '../registry/promote.ts';
import { readRegistry } from './environments.ts';

const entrySchema = z.object({ at: z.string(), revision: z.number(), who: z.string(), what: z.string(), why: z.string() });

/** Who made a revision, when, what it changed and why. */
export type HistoryEntry = z.infer<typeof entrySchema>;

/** Versions by the name of the artifact. */
export type Versions = Record<string, string>;

/** Every revision of an environment, the latest first. */
export function historyOf(dataDir: string, environment: Environment): HistoryEntry[] {
  const file = join(dataDir, 'registries', `${environment}.audit.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => entrySchema.parse(JSON.parse(line))).reverse();
}

/**
 * What an environment ran at a revision.
 *
 * @param revision the current one without it
 * @throws Error when there is no such revision
 */
export function versionsAt(dataDir: string, environment: Environment, revision?: number): Versions {
  const current = readRegistry(dataDir, environment);
  const builds = [current.shell, ...Object.values(current.sections).map(({ artifact }) => artifact)];
  let versions: Versions = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  if (revision === undefined || revision === current.revision) return versions;
  const history = historyOf(dataDir, environment);
  if (!history.some((entry) => entry.revision === revision))
    throw new Error(`The history of "${environment}" has no revision ${revision}; it is at ${current.revision}.`);
  // Each entry says what was there before.
  for (const { what } of history.filter((entry) => entry.revision > revision)) versions = withoutChange(versions, what);
  return versions;
}

function withoutChange(versions: Versions, what: string): Versions {
  const before = { ...versions };
  for (const [, name, version] of what.matchAll(/(?:^|, )(shell|mf-[a-z]+) (\S+) to \S+/g)) {
    if (version === 'none') delete before[name!];
    else before[name!] = version!;
  }
  return before;
}

/** What has to change for one to become the other. */
export function changesBetween(from: Versions, to: Versions): VersionChanges {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return Object.fromEntries(names.filter((name) => from[name] !== to[name]).map((name) => [name, to[name] ?? null]));
}
