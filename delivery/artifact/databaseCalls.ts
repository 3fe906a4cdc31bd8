import type { DatabaseObjects, SectionManifest } from '@marketplace/section-kit/manifest';
import ts from 'typescript';
import { columnsIn, type Columns } from './columnsIn.ts';
import { forEachNode, sourceFiles } from './sourceFiles.ts';
import { wholeRows } from './wholeRows.ts';

/** What calls a function for others, who give its name. */
const isCarrier = (file: string): boolean => file.endsWith('callFunction.ts');

type Called = Pick<DatabaseObjects, 'tables' | 'functions'> & Columns;

/**
 * The tables and functions of the database that a section calls: `db.from('…')`, `db.rpc('…')` and `callFunction(db, '…')` of
 * its source, and what its manifest has the server or the shell ask. Of tables, the columns that these calls name,
 * and of rows that are read whole those that the code names anywhere.
 *
 * @param dir folder of the section's package
 * @throws Error that names file and line of every call whose name is not written there
 */
export function databaseCalls(dir: string, { routes, server, slots }: SectionManifest): Called {
  const { tables, functions, reads, ...writes } = callsIn(dir);
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
    reads: names(
      reads,
      routes.flatMap(({ exists }) => (exists ? [`${exists.table}.${exists.column}`] : [])),
      routes.flatMap(({ exists }) => (exists?.changes ? columnsOfChanges(exists.changes) : [])),
      rows ? titled.map((column) => `${rows.table}.${column}`) : [],
      rows ? [rows.key, 'locale', 'title', 'description'].map((column) => `${rows.texts}.${column}`) : [],
    ),
    ...writes,
  };
}

/**
 * The same of packages that have no manifest.
 *
 * @param dirs folders of the packages
 * @throws Error as `databaseCalls`
 */
export function databaseCallsOfPlatform(...dirs: string[]): Called {
  const found = dirs.map(callsIn);
  const all = (kind: keyof Called): string[] => names(...found.map((each) => each[kind]));
  return { tables: all('tables'), functions: all('functions'), reads: all('reads'), inserts: all('inserts'), updates: all('updates') };
}

/** What the kit shows of every row of a short table. */
const titled = ['*', 'id', 'title', 'description', 'created_at'];

const columnsOfChanges = ({ table, column, at }: { table: string; column: string; at: string }): string[] => [
  `${table}.${column}`,
  `${table}.${at}`,
];

const names = (...lists: (string | undefined)[][]): string[] => [...new Set(lists.flat())].filter((name) => name !== undefined).sort();

function callsIn(dir: string): Called {
  const found: Called = { tables: [], functions: [], reads: [], inserts: [], updates: [] };
  const unreadable: string[] = [];
  const sources = sourceFiles(dir);
  for (const source of sources.filter(({ fileName }) => !isCarrier(fileName))) {
    forEachNode(source, (call) => {
      if (!ts.isCallExpression(call)) return;
      const kind = kindOf(call);
      if (!kind) return;
      const name = nameIn(call);
      if (name && ts.isStringLiteralLike(name)) {
        found[kind].push(name.text);
        if (kind !== 'tables') return;
        const columns = columnsIn(call, name.text);
        for (const use of ['reads', 'inserts', 'updates'] as const) found[use].push(...columns[use]);
      } else unreadable.push(`${source.fileName}:${source.getLineAndCharacterOfPosition(call.getStart()).line + 1}`);
    });
  }
  if (!unreadable.length)
    return {
      ...found,
      reads: names(found.reads, wholeRows(dir, sources, found.reads)),
      inserts: names(found.inserts),
      updates: names(found.updates),
    };
  throw new Error(
    `The database is called by a name that nobody can read at ${unreadable.join(', ')}. A promotion must know what a section needs: write the name as a text in each call.`,
  );
}

/** Which kind of object a call asks for; `null` for a call of anything else. */
function kindOf({ expression }: ts.CallExpression): 'tables' | 'functions' | null {
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
