import type { Database } from './Database.ts';

/** Whether a table is there: a backend may run with other migrations than the product's. @param name with its schema */
export async function hasTable(database: Database, name: string): Promise<boolean> {
  const [row] = await database.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name]);
  return row!.there;
}
