import { createHash } from 'node:crypto';

/** The id of a seeded row: a version 5 UUID of its place in the lists, so that every machine has the same ids. */
export function seedId(place: string): string {
  const hash = createHash('sha1').update(`seed ${place}`).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export type SqlValue = string | number | boolean | null | readonly string[];

/** A value as SQL text; a list of texts becomes an array. */
export function literal(value: SqlValue): string {
  if (Array.isArray(value)) return value.length ? `array[${value.map((item) => literal(item as string)).join(', ')}]` : `'{}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** One statement that adds rows to a table of the exposed schema and leaves rows alone that are there already. */
export const insert = (table: string, columns: string, rows: readonly (readonly SqlValue[])[]): string =>
  `insert into public.${table} (${columns}) values\n${rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n')}\non conflict do nothing;\n`;
