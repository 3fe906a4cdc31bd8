import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Everything the bundle of a file imports by name, and the files it reaches. */
function namesIn(file: URL, imports: Record<string, string>, folder: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^'"]*?from '([^']+)'/gm)].map(
    ([, name]) => name!,
  );
  return specifiers.flatMap((name) => {
    const next = name.startsWith('.') ? name : imports[name];
    if (next === undefined) return name.startsWith('node:') ? [] : [name];
    return namesIn(new URL(next, name.startsWith('.') ? file : folder), imports, folder, seen);
  });
}

for (const entry of globSync('*/index.ts', { cwd: import.meta.dirname })) {
  test(`deno.json knows every package that ${entry} imports, where it is`, () => {
    const folder = new URL(entry, import.meta.url);
    const { imports } = JSON.parse(readFileSync(new URL('deno.json', folder), 'utf8')) as { imports: Record<string, string> };
    assert.deepEqual(namesIn(folder, imports, folder), []);
    for (const [name, path] of Object.entries(imports)) assert.ok(existsSync(new URL(path, folder)), name);
  });
}
