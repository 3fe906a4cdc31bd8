import type { TestDatabase } from './testDatabase.ts';

/**
 * Looks for texts in every row of every table that is ours or holds accounts.
 * @returns what was found, by table
 */
export async function searchTables(database: TestDatabase, texts: readonly string[]): Promise<Map<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class as c
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'private', 'auth') order by 1`,
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const [all] = await database.query<{ text: string | null }>(`select string_agg(to_jsonb(t)::text, E'\\n') as text from ${name} as t`);
    const those = texts.filter((text) => all!.text?.includes(text));
    if (those.length > 0) found.set(name, those);
  }
  return found;
}
