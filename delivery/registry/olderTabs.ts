import type { Artifact, DatabaseObjects, RegisteredSection, Registry } from '@marketplace/section-kit/manifest';
import type { RegistryContent } from './RegistryReader.ts';

/** A build that tabs may still run, though the environment does not any more: a page keeps the versions it was opened with. */
export interface OlderBuild {
  name: string;
  version: string;
  /** When no page was given it any more, in milliseconds. */
  until: number;
  database: DatabaseObjects | undefined;
}

/**
 * Finds what pages were given since a moment, to run or to fall back to, and are not given any more.
 *
 * @param history latest first
 * @param content what pages are given from now on
 * @param span.since milliseconds, as `span.now`
 * @param databaseOf what a build that sections fell back to calls
 */
export function olderTabs(
  history: Iterable<Registry>,
  content: RegistryContent,
  span: { since: number; now: number },
  databaseOf: (artifact: Artifact) => DatabaseObjects | undefined,
): OlderBuild[] {
  const known = new Set(
    [content.shell, ...givenBy(content).flatMap(({ artifact, previous }) => [artifact, previous ?? artifact])].map(keyOf),
  );
  const older: OlderBuild[] = [];
  let until = span.now;
  for (const { shell, sections, canary, issued } of history) {
    const given = givenBy({ shell, sections, canary });
    const builds = [
      { artifact: shell, database: () => shell.database },
      ...given.map(({ artifact, manifest }) => ({ artifact, database: () => manifest.database })),
      ...given.flatMap(({ previous }) => (previous ? [{ artifact: previous, database: () => databaseOf(previous) }] : [])),
    ];
    for (const { artifact, database } of builds) {
      if (known.has(keyOf(artifact))) continue;
      known.add(keyOf(artifact));
      older.push({ name: artifact.name, version: artifact.version, until, database: database() });
    }
    until = Date.parse(issued);
    // What was given at that moment was given by this one.
    if (until <= span.since) break;
  }
  return older;
}

/** Nobody is given what is taken out, or is in a canary that reaches nobody. */
function givenBy({ sections, canary }: RegistryContent): RegisteredSection[] {
  return [...Object.values(sections).filter(({ takenOut }) => !takenOut), ...Object.values(canary?.percent ? canary.sections : {})];
}

const keyOf = ({ name, version }: Artifact): string => `${name} ${version}`;
