import type { Artifact, DatabaseObjects } from '@marketplace/section-kit/manifest';
import type { OlderBuild } from '../registry/olderTabs.ts';
import { nameOf, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** What there is to ask of a database, and how sentences call it. */
const uses: [keyof DatabaseObjects, (name: string) => string][] = [
  ['tables', (name) => `calls the table "${name}"`],
  ['functions', (name) => `calls the function "${name}"`],
  ['reads', (name) => (name.endsWith('.*') ? `reads whole rows of "${name.slice(0, -2)}"` : `reads the column "${name}"`)],
  ['inserts', (name) => `writes new rows with the column "${name}"`],
  ['updates', (name) => `changes the column "${name}"`],
];

/**
 * Asks whether a database has what the shell and the sections call, as it is open to visitors and accounts.
 *
 * @returns one problem for each table, function and column that it does not have; none for the columns of a table it does not have
 */
export function checkDatabase(database: DatabaseObjects, shell: Artifact, candidates: readonly Candidate[]): Problem[] {
  const callers = [
    { name: `shell ${shell.version}`, needed: shell.database },
    ...candidates.map((candidate) => ({ name: nameOf(candidate), needed: candidate.manifest.database })),
  ];
  return callers.flatMap(({ name, needed }) =>
    missingIn(database, needed).map((use) => ({
      code: 'database' as const,
      subject: name,
      sentence: `${name} ${use}, which the database does not have: migrate the database first, or keep the object until nobody calls it.`,
    })),
  );
}

/**
 * @param days for which a tab is thought of after its version was replaced
 * @returns one problem for each table, function and column that an open tab may use and the database does not have
 */
export function checkTabs(database: DatabaseObjects, tabs: readonly OlderBuild[], days: number): Problem[] {
  return tabs.flatMap(({ name, version, until, database: needed }) =>
    missingIn(database, needed).map((use) => ({
      code: 'database' as const,
      subject: `${name} ${version}`,
      sentence: `Open tabs may still run ${name} ${version}, which ${use}, and the database does not have that: keep it until ${dateOf(until + days * DAY)}, or say with --days for how long tabs count.`,
    })),
  );
}

/** @returns what it does with each object that is not there: `calls the table "requests"` */
function missingIn(database: DatabaseObjects, needed: DatabaseObjects | undefined): string[] {
  const isOfMissingTable = (object: string): boolean => object.includes('.') && !database.tables.includes(object.split('.')[0]!);
  return uses.flatMap(([use, describe]) => {
    const { [use]: there } = database;
    return (needed?.[use] ?? []).filter((object) => there && !there.includes(object) && !isOfMissingTable(object)).map(describe);
  });
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
