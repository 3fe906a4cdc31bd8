import type { DatabaseObjects, SectionManifest } from '@marketplace/section-kit/manifest';
import ts from 'typescript';
import { forEachNode, sourceFiles } from './sourceFiles.ts';

/** What calls a function for others, who give its name. */
const isCarrier = (file: string): boolean => file.endsWith('callFunction.ts');

/**
 * The tables and functions of the database that a section calls: `db.from('…')`, `db.rpc('…')` and `callFunction(db, '…')` of
 * its source, and what its manifest has the server or the shell ask.
 *
 * @param dir folder of the section's package
 * @throws Error that names file and line of every call whose name is not written there
 */
export function databaseCalls(dir: string, { routes, server, slots }: SectionManifest): DatabaseObjects {
  const { tables, functions } = callsIn(dir);
  const { rows } = slots?.firstMenu ?? {};
  return {
    tables: names(
      tables,
      routes.flatMap(({ exists }) => [exists?.table, exists?.changes?.table]),
      [rows?.table, rows?.texts],
    ),
    functions: names(
      functions,
      routes.map(({ facts }) => facts),
      server?.posts?.map(({ call }) => call) ?? [],
      server?.feeds?.map(({ call }) => call) ?? [],
    ),
  };
}

/**
 * The same of packages that have no manifest.
 *
 * @param dirs folders of the packages
 * @throws Error as `databaseCalls`
 */
export function databaseCallsOfPlatform(...dirs: string[]): DatabaseObjects {
  const found = dirs.map(callsIn);
  return { tables: names(...found.map(({ tables }) => tables)), functions: names(...found.map(({ functions }) => functions)) };
}

const names = (...lists: (string | undefined)[][]): string[] => [...new Set(lists.flat())].filter((name) => name !== undefined).sort();

function callsIn(dir: string): DatabaseObjects {
  const found: DatabaseObjects = { tables: [], functions: [] };
  const unreadable: string[] = [];
  for (const source of sourceFiles(dir).filter(({ fileName }) => !isCarrier(fileName))) {
    forEachNode(source, (call) => {
      if (!ts.isCallExpression(call)) return;
      const kind = kindOf(call);
      if (!kind) return;
      const name = nameIn(call);
      if (name && ts.isStringLiteralLike(name)) found[kind].push(name.text);
      else unreadable.push(`${source.fileName}:${source.getLineAndCharacterOfPosition(call.getStart()).line + 1}`);
    });
  }
  if (!unreadable.length) return found;
  throw new Error(
    `The database is called by a name that nobody can read at ${unreadable.join(', ')}. A promotion must know what a section needs: write the name as a text in each call.`,
  );
}

/** Which kind of object a call asks for; `null` for a call of anything else. */
function kindOf({ expression }: ts.CallExpression): keyof DatabaseObjects | null {
  if (ts.isIdentifier(expression)) return expression.text === 'callFunction' ? 'functions' : null;
  if (!ts.isPropertyAccessExpression(expression)) return null;
  if (expression.name.text === 'rpc') return 'functions';
  // Array.from() and its kin belong to classes.
  const isOfClass = ts.isIdentifier(expression.expression) && /^[A-Z]/.test(expression.expression.text);
  return expression.name.text === 'from' && !isOfClass ? 'tables' : null;
}

/** What stands where the name has to be: `callFunction` takes the database before it. */
function nameIn({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  return given[ts.isIdentifier(expression) ? 1 : 0];
}
