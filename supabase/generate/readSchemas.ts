import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const supabase = join(import.meta.dirname, '..');

export interface SchemaFile {
  /** Such as 'schemas/reviews/01_reviews.sql'. */
  path: string;
  sql: string;
}

/** The files of `schemas/` in the order in which `schema_paths` of config.toml lists their folders, by name within a folder. */
export function readSchemas(): SchemaFile[] {
  return schemaFolders().flatMap((folder) =>
    readdirSync(join(supabase, folder))
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => ({ path: `${folder}/${name}`, sql: readFileSync(join(supabase, folder, name), 'utf8') })),
  );
}

function schemaFolders(): string[] {
  const config = readFileSync(join(supabase, 'config.toml'), 'utf8');
  const list = /^schema_paths = \[([^\]]*)\]/m.exec(config)?.[1] ?? '';
  return [...list.matchAll(/"\.\/(schemas\/[\w-]+)\/\*\.sql"/g)].map(([, folder]) => folder!);
}
