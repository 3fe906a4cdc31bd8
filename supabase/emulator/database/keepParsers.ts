import type { PGlite } from '@electric-sql/pglite';

/** Of what lists in results are made. */
const ELEMENTS = [
  'bool',
  'int2',
  'int4',
  'int8',
  'float8',
  'numeric',
  'text',
  'varchar',
  'name',
  'uuid',
  'date',
  'timestamptz',
  'json',
  'jsonb',
];

/**
 * Leaves the driver the parsers that results need. It copies all of them for every statement, and has one for lists of the rows of
 * every table: without these a small statement takes a third of the time. Lists of other types are read as PostgreSQL writes them.
 */
export async function keepParsers(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    "select typarray from pg_type where typarray <> 0 and typtype not in ('d', 'e') and typname <> all ($1::text[])",
    [ELEMENTS],
  );
  for (const { typarray } of rows) delete driver.parsers[typarray];
}
