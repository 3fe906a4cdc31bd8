import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseObjects, SectionManifest } from '@marketplace/section-kit/manifest';
import ts from 'typescript';
import { listFiles } from './listFiles.ts';

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file);

/**
 * The tables and functions of the database that a section calls: `db.from('…')`, `db.rpc('…')` and `callFunction(db, '…')` of
 * its source, and what its manifest has the server or the shell ask.
 *
 * @param dir folder of the section's package
 * @throws Error that names file and line of every call whose name is not written there
 */
export function databaseCalls(dir: string, { routes, server, slots }: SectionManifest): DatabaseObjects {
  const tables = new Set<string>();
  const functions = new Set<string>();
  const unreadable: string[] = [];
  for (const file of listFiles(join(dir, 'src')).filter(isSource)) {
    const path = join(dir, 'src', file);
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    forEachCall(source, (call) => {
      const asked = objectOf(call);
      if (!asked) return;
      const { names, name } = asked === 'table' ? { names: tables, name: call.arguments[0] } : { names: functions, name: functionOf(call) };
      if (name && ts.isStringLiteralLike(name)) names.add(name.text);
      else unreadable.push(`${path}:${source.getLineAndCharacterOfPosition(call.getStart()).line + 1}`);
    });
  }
  if (unreadable.length)
    throw new Error(
      `The database is called by a name that nobody can read at ${unreadable.join(', ')}. A promotion must know what a section needs: write the name as a text in each call.`,
    );
  for (const { exists, facts } of routes) {
    if (exists) tables.add(exists.table);
    if (facts) functions.add(facts);
  }
  for (const { call } of server?.posts ?? []) functions.add(call);
  const { rows } = slots?.firstMenu ?? {};
  if (rows) for (const table of [rows.table, rows.texts]) tables.add(table);
  return { tables: [...tables].sort(), functions: [...functions].sort() };
}

function forEachCall(node: ts.Node, take: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) take(node);
  ts.forEachChild(node, (child) => forEachCall(child, take));
}

/** Which kind of object a call asks for; `null` for a call of anything else. */
function objectOf({ expression }: ts.CallExpression): 'table' | 'function' | null {
  if (ts.isIdentifier(expression)) return expression.text === 'callFunction' ? 'function' : null;
  if (!ts.isPropertyAccessExpression(expression)) return null;
  if (expression.name.text === 'rpc') return 'function';
  // Array.from() and its kin belong to classes.
  const isOfClass = ts.isIdentifier(expression.expression) && /^[A-Z]/.test(expression.expression.text);
  return expression.name.text === 'from' && !isOfClass ? 'table' : null;
}

/** What stands for the name: `callFunction` takes the database before it. */
function functionOf({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  return given[ts.isIdentifier(expression) ? 1 : 0];
}
