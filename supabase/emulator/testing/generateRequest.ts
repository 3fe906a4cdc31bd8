import type { Random } from '../../seed/random.ts';
import type { Column, Function, Table } from '../../generate/readPublicSchema.ts';

/** What requests are made of. */
export interface Material {
  tables: Table[];
  functions: Function[];
  /** Keys of objects that the functions read. */
  keys: string[];
  /** Ids of rows that are there, the victim's among them. */
  ids: string[];
}

export interface GeneratedRequest {
  method: string;
  path: string;
  body?: unknown;
  headers: Record<string, string>;
}

const texts = [
  '',
  ' ',
  'Leak repair',
  'ana@example.ca',
  'M5V 2T6',
  'ON',
  'en',
  'fr-CA',
  'sent',
  'completed',
  "'; drop table public.providers; --",
  '%',
  '*',
  '(',
  '\\',
  '"',
  'a,b',
  '\u0000',
  '\ud800',
  '\u202e\u0301🏚️',
  'null',
  'NaN',
  '-1',
  'javascript:alert(1)',
  'x'.repeat(5_000),
];
const numbers = [0, -1, 1, 2, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 9_223_372_036_854_775_807, 32_768, 1e-9];
const dates = ['2026-01-01', '2026-02-30', 'infinity', '-infinity', '0001-01-01 BC', '294277-01-01', 'now', '2026-11-22T12:00:00Z'];
const operators = [
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'is', 'in', 'isdistinct'],
  ...['fts', 'plfts', 'phfts', 'wfts(french)', 'cs', 'cd', 'ov', 'sl', 'adj', 'not.eq', 'not.in', 'eq(any)', 'like(all)', 'nope'],
];
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT'];
const prefers = ['count=exact', 'return=representation', 'resolution=merge-duplicates,return=minimal', 'tx=rollback', 'missing=default'];
const accepts = ['application/json', 'application/vnd.pgrst.object+json', 'text/csv', 'application/geo+json'];

/**
 * One request to a table or a function of the API, well-formed more often than not. The same `random` makes the same.
 * @param about which one; any without it
 */
export function generateRequest(random: Random, material: Material, about = anyOf(random, material)): GeneratedRequest {
  return 'columns' in about ? askTable(random, material, about) : callFunction(random, material, about);
}

const anyOf = (random: Random, { functions, tables }: Material) => (random.next() < 0.55 ? random.pick(functions) : random.pick(tables));

function callFunction(random: Random, material: Material, { name, arguments: parameters }: Function): GeneratedRequest {
  const given = parameters.filter(({ default: optional }) => random.next() < (optional === null ? 0.95 : 0.5));
  const body: Record<string, unknown> = Object.fromEntries(given.map(({ name, type }) => [name, valueOf(random, material, type)]));
  if (random.next() < 0.03) body['nothing_has_this_name'] = 1;
  const headers = headersOf(random);
  if (random.next() > 0.1)
    return { method: 'POST', path: `/rest/v1/rpc/${name}`, body: random.next() < 0.02 ? anything(random) : body, headers };
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, textOf(value)]));
  return { method: 'GET', path: `/rest/v1/rpc/${name}?${query}`, headers };
}

function askTable(random: Random, material: Material, { name, columns }: Table): GeneratedRequest {
  const method = random.pick(methods);
  const query = new URLSearchParams();
  const conditions = method === 'GET' ? Math.floor(random.next() * 4) : 1 + Math.floor(random.next() * 2);
  for (let count = 0; count < conditions; count += 1) query.append(...condition(random, material, random.pick(columns)));
  if (random.next() < 0.4) query.set('select', selection(random, material, columns));
  if (random.next() < 0.3) query.set('order', `${random.pick(columns).name}.${random.pick(['asc', 'desc.nullslast', 'nope', ''])}`);
  if (random.next() < 0.3) query.set('limit', textOf(random.pick([...numbers, 'x'])));
  if (random.next() < 0.2) query.set('offset', textOf(random.pick([...numbers, 'x'])));
  if (random.next() < 0.05) query.set('on_conflict', random.pick(columns).name);
  const row = () =>
    Object.fromEntries(columns.filter(() => random.next() < 0.5).map((column) => [column.name, valueOf(random, material, column.type)]));
  const writes = ['POST', 'PATCH', 'PUT'].includes(method);
  const body = writes ? (random.next() < 0.1 ? random.pick([[row(), row()], anything(random), []]) : row()) : undefined;
  return { method, path: `/rest/v1/${name}?${query}`, ...(body !== undefined && { body }), headers: headersOf(random) };
}

function condition(random: Random, material: Material, column: Column): [string, string] {
  const one = () => {
    const value = textOf(valueOf(random, material, column.type));
    const operator = random.pick(operators);
    return `${operator}.${/in$/.test(operator) ? `(${value})` : /^(c[sd]|ov)$/.test(operator) ? `{${value}}` : value}`;
  };
  if (random.next() > 0.1) return [column.name, one()];
  return [random.pick(['or', 'and', 'not.or']), `(${column.name}.${one()},${column.name}.${one()})`];
}

function selection(random: Random, material: Material, columns: Column[]): string {
  const { name } = random.pick(columns);
  const other = random.pick(material.tables).name;
  const cast = random.pick(['', '::text', '::integer', '::nope', '->a', '->>0']);
  return random.pick([
    '*',
    name,
    `${name}${cast}`,
    `a:${name},*`,
    `*,${other}(*)`,
    `${name},${other}!inner(*)`,
    `...${other}(*)`,
    'count()',
    '(',
    'nope',
  ]);
}

function headersOf(random: Random): Record<string, string> {
  return {
    ...(random.next() < 0.2 && { prefer: random.pick(prefers) }),
    ...(random.next() < 0.05 && { accept: random.pick(accepts) }),
    ...(random.next() < 0.05 && { range: random.pick(['0-4', '5-1', 'x', '0-99999999999999999999']), 'range-unit': 'items' }),
  };
}

function valueOf(random: Random, material: Material, type: string): unknown {
  if (random.next() < 0.15) return anything(random);
  if (type.endsWith('[]')) return Array.from({ length: Math.floor(random.next() * 4) }, () => valueOf(random, material, type.slice(0, -2)));
  if (type === 'uuid') return random.pick(material.ids);
  if (/int|numeric|double|real/.test(type)) return random.pick(numbers);
  if (type === 'boolean') return random.next() < 0.5;
  if (/date|time/.test(type)) return random.pick(dates);
  if (type.startsWith('json')) return objectOf(random, material, 2);
  return random.pick(random.next() < 0.2 ? material.ids : texts);
}

function objectOf(random: Random, material: Material, depth: number): object {
  const member = (): unknown => {
    const choice = random.next();
    if (choice < 0.25) return random.pick(material.ids);
    if (choice < 0.45) return random.pick(numbers);
    if (choice < 0.55 && depth > 0) return objectOf(random, material, depth - 1);
    if (choice < 0.65 && depth > 0) return [objectOf(random, material, depth - 1), random.pick(material.ids)];
    return choice < 0.75 ? random.pick(dates) : random.pick(texts);
  };
  return Object.fromEntries(Array.from({ length: Math.floor(random.next() * 8) }, () => [random.pick(material.keys), member()]));
}

/** What no caller would send. */
function anything(random: Random): unknown {
  return random.pick<unknown>([null, true, {}, [], [[]], [null], { a: [] }, random.pick(numbers), random.pick(texts), random.pick(dates)]);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
