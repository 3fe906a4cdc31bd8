import type { DatabaseObjects, Environment, Registry } from '@marketplace/section-kit/manifest';
import { readDatabase } from '../artifact/readDatabase.ts';
import { promote, type VersionChanges } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { readReason, readRevision, text } from './readWords.ts';
import type { Answer, Desk, Words } from './Verb.ts';

/** What every verb takes that changes what an environment runs. */
export const releaseOptions = {
  why: { type: 'string' },
  revision: { type: 'string' },
  database: { type: 'string' },
  'drop-fallbacks': { type: 'boolean' },
} as const;

export const releaseDetails = [
  '--why "reason"       for whoever reads the history',
  '--revision 41        refuse when somebody changed it since revision 41',
  '--database types.ts  ask whether that database has what the sections call',
  '--drop-fallbacks     go on without the fall-backs that do not fit',
];

/**
 * Makes an environment run other versions, and says so.
 *
 * @param options.endsCanary whether a canary ends with it: in an incident nothing else may stand in the way
 * @param options.allowsBlocked whether a blocked version that has run here may run again
 */
export function release(
  environment: Environment,
  changes: VersionChanges,
  words: Words,
  { dataDir, who }: Desk,
  { endsCanary = false, allowsBlocked = false } = {},
): Answer {
  const registry = new RegistryFile(dataDir, environment);
  const before = registry.exists() ? registry.readExpired() : null;
  const after = promote(
    registry,
    new ArtifactStore(dataDir),
    changes,
    { who, why: readReason(words) },
    databaseOf(words),
    readRevision(text(words.values.revision)),
    { dropsFallbacks: words.values['drop-fallbacks'] === true, endsCanary, allowsBlocked },
  );
  const moves = Object.keys(changes).map((name) => ({ name, from: versionIn(before, name), to: versionIn(after, name) }));
  const lines = moves.map(({ name, from, to }) => `  ${name} ${from ?? 'none'} to ${to ?? 'none'}`);
  return {
    lines: [`${environment} is at revision ${after.revision}.`, ...lines],
    data: { environment, revision: after.revision, changes: moves },
  };
}

/** @throws Error when `--database` names a file that lists no tables */
export function databaseOf({ values }: Words): DatabaseObjects | null {
  const file = text(values.database);
  return file === undefined ? null : readDatabase(file);
}

function versionIn(registry: Registry | null, name: string): string | null {
  const artifact = name === 'shell' ? registry?.shell : registry?.sections[name]?.artifact;
  return artifact?.version ?? null;
}
