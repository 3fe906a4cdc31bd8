import { readFileSync } from 'node:fs';
import type { Artifact, DatabaseObjects } from '@marketplace/section-kit/manifest';
import ts from 'typescript';
import type { OlderBuild } from '../registry/olderTabs.ts';
import { nameOf, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** @returns one problem per table and function that the shell or a section calls and the database does not have */
export function checkDatabase(offered: DatabaseObjects, shell: Artifact, candidates: readonly Candidate[]): Problem[] {
  const callers = [
    { name: `shell ${shell.version}`, database: shell.database },
    ...candidates.map((candidate) => ({ name: nameOf(candidate), database: candidate.manifest.database })),
  ];
  return callers.flatMap(({ name, database }) =>
    missingIn(offered, database).map((object) => ({
      code: 'database' as const,
      subject: name,
      sentence: `${name} calls the ${object}, which the database does not have: migrate the database first, or keep the object until nobody calls it.`,
    })),
  );
}

/**
 * @param days for which a tab is thought of after its version was replaced
 * @returns one problem per table and function that an open tab may call and the database does not have
 */
export function checkTabs(offered: DatabaseObjects, tabs: readonly OlderBuild[], days: number): Problem[] {
  return tabs.flatMap(({ name, version, until, database }) =>
    missingIn(offered, database).map((object) => ({
      code: 'database' as const,
      subject: `${name} ${version}`,
      sentence: `Open tabs may still run ${name} ${version}, which calls the ${object}, and the database does not have that: keep it until ${dateOf(until + days * DAY)}, or say with --days for how long tabs count.`,
    })),
  );
}

function missingIn({ tables, functions }: DatabaseObjects, called: DatabaseObjects | undefined): string[] {
  return [
    ...(called?.tables ?? []).filter((table) => !tables.includes(table)).map((table) => `table "${table}"`),
    ...(called?.functions ?? []).filter((name) => !functions.includes(name)).map((name) => `function "${name}"`),
  ];
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Reads what a database offers from the types that `npm run schema` wrote for it.
 *
 * @param file `supabase/types.ts` of the state the database was migrated to
 * @throws Error in one sentence when the file lists no tables or no functions
 */
export function readDatabase(file: string): DatabaseObjects {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const [tables, functions] = ['Tables', 'Functions'].map((list) => membersOf(find(source, 'Database'), 'public', list));
  if (!tables?.length || !functions?.length)
    throw new Error(`${file} does not say what a database has; give the types.ts that "npm run schema -w supabase" writes.`);
  return { tables, functions };
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
