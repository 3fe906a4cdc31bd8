import { readFileSync } from 'node:fs';
import type { DatabaseObjects } from '@marketplace/section-kit/manifest';
import ts from 'typescript';

/**
 * Reads what a database offers from the types that `npm run schema -w supabase` wrote for it.
 *
 * What accounts may read of a table are the columns of its `Row`, and `things.*` where that is all of them; asking for all of them where
 * one is withheld is refused.
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
  const whole = tables.filter((table) => !membersOf(database, 'public', 'Tables', table)!.includes('Withheld'));
  const reads = [...columns('Row'), ...whole.map((table) => `${table}.*`)];
  return { tables, functions, reads, inserts: columns('Insert'), updates: columns('Update') };
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
