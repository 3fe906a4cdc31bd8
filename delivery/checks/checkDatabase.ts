import { readFileSync } from 'node:fs';
import type { Artifact, DatabaseObjects } from '@marketplace/section-kit/manifest';
import ts from 'typescript';
import type { OlderBuild } from '../registry/olderTabs.ts';
import { nameOf, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** What there is to ask of a database, and how sentences call it. */
const uses: [keyof DatabaseObjects, (name: string) => string][] = [
  ['tables', (name) => `calls the table "${name}"`],
  ['functions', (name) => `calls the function "${name}"`],
  ['reads', (name) => `reads the column "${name}"`],
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

/**
 * Reads what a database offers from the types that `npm run schema -w supabase` wrote for it.
 *
 * @param file `supabase/types.ts` of the state the database was migrated to
 * @throws Error in one sentence when the file lists no tables or no functions
 */
export function readDatabase(file: string): DatabaseObjects {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const database = find(source, 'Database');
  const [tables, functions] = ['Tables', 'Functions'].map((list) => membersOf(database, 'public', list));
  if (!tables?.length || !functions?.length)
    throw new Error(`${file} does not say what a database has; give the types.ts that "npm run schema -w supabase" writes.`);
  const columns = (use: string): string[] =>
    tables.flatMap((table) => (membersOf(database, 'public', 'Tables', table, use) ?? []).map((column) => `${table}.${column}`));
  return { tables, functions, reads: columns('Row'), inserts: columns('Insert'), updates: columns('Update') };
}

function find(source: ts.SourceFile, name: string): ts.NodeArray<ts.TypeElement> | undefined {
  return source.statements.find((each): each is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(each) && each.name.text === name)
    ?.members;
}

const memberName = ({ name }: ts.TypeElement): string => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '');

/** Names of the members of the literal type at a path. */
function membersOf(members: ts.NodeArray<ts.TypeElement> | undefined, ...path: string[]): string[] | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return members?.map(memberName);
  const member = members?.find((each) => memberName(each) === step);
  const type = member && ts.isPropertySignature(member) ? member.type : undefined;
  return type && ts.isTypeLiteralNode(type) ? membersOf(type.members, ...rest) : undefined;
}
