import type { DatabaseObjects } from '@marketplace/section-kit/manifest';
import ts from 'typescript';

/** What a call does with columns: `things.name`. */
export type Columns = Required<Pick<DatabaseObjects, 'reads' | 'inserts' | 'updates'>>;

/** Methods that find or sort rows by the column they are given first. */
const finders = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in', 'contains', 'containedBy', 'overlaps', 'order'];
const writers: Record<string, 'inserts' | 'updates'> = { insert: 'inserts', upsert: 'inserts', update: 'updates' };

/**
 * The columns that a chain of calls names after `db.from(table)`: what it selects, finds rows by and writes. `things.*`
 * stands for rows that are read whole. Columns of other tables in it, and what is put together elsewhere, are left out.
 *
 * @param from the call of `from`
 */
export function columnsIn(from: ts.CallExpression, table: string): Columns {
  const columns: Columns = { reads: [], inserts: [], updates: [] };
  for (let step = nextIn(from); step; step = nextIn(step.call)) {
    const { method, call } = step;
    const [given] = call.arguments;
    const writes = writers[method];
    if (!given) columns.reads.push(...(method === 'select' ? ['*'] : []));
    else if (writes) columns[writes].push(...keysOf(given));
    else if (ts.isStringLiteralLike(given) && method === 'select') columns.reads.push(...selectedIn(given.text));
    else if (ts.isStringLiteralLike(given) && finders.includes(method)) columns.reads.push(given.text);
  }
  const ofTable = (names: string[]): string[] => names.filter((name) => /^([a-z_]+|\*)$/.test(name)).map((name) => `${table}.${name}`);
  return { reads: ofTable(columns.reads), inserts: ofTable(columns.inserts), updates: ofTable(columns.updates) };
}

function nextIn(call: ts.CallExpression): { method: string; call: ts.CallExpression } | null {
  const access = call.parent;
  if (!ts.isPropertyAccessExpression(access) || access.expression !== call) return null;
  const next = access.parent;
  return ts.isCallExpression(next) && next.expression === access ? { method: access.name.text, call: next } : null;
}

/** "id, who:name, born::text, plans(name)" without the names they are given, their types and what is of other tables. */
function selectedIn(text: string): string[] {
  const own = text.replace(/[^,(]*\((?:[^()]|\([^()]*\))*\)/g, '');
  return own.split(',').map((column) =>
    column
      .trim()
      .replace(/^\w+:(?!:)/, '')
      .replace(/::.*|->.*/, ''),
  );
}

/** Of one row, or of several. */
function keysOf(given: ts.Expression): string[] {
  if (ts.isArrayLiteralExpression(given)) return given.elements.flatMap(keysOf);
  if (!ts.isObjectLiteralExpression(given)) return [];
  return given.properties.flatMap(({ name }) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []));
}
