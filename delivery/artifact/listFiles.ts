import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file below `dir` as a path with `/`, sorted so that whatever is computed from the list is reproducible. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}
