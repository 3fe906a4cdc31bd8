import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames, migrations } from './migrationSums.ts';
import { readSchemas } from './readSchemas.ts';

/** Writes the schema as one first migration, where there is no migration yet. */
export function writeBaseline(): void {
  if (migrationNames().length > 0) return;
  const parts = readSchemas().map(({ path, sql }) => `-- ${path}\n\n${sql.trim()}\n`);
  writeFileSync(join(migrations, `${timestamp(new Date())}_baseline.sql`), parts.join('\n'));
}

/** 2026-11-22 12:00:00 as 20261122120000, the way the Supabase command line names migrations. */
function timestamp(now: Date): string {
  return now.toISOString().replace(/\D/g, '').slice(0, 14);
}
