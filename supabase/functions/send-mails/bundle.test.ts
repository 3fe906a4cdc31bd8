import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const { imports } = JSON.parse(readFileSync(new URL('deno.json', import.meta.url), 'utf8')) as { imports: Record<string, string> };

/** Everything the bundle of a file imports by name, and the files it reaches. */
function namesIn(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^'"]*?from '([^']+)'/gm)].map(
    ([, name]) => name!,
  );
  return specifiers.flatMap((name) => {
    const next = name.startsWith('.') ? name : imports[name];
    if (next === undefined) return name.startsWith('node:') ? [] : [name];
    const base = name.startsWith('.') ? file : import.meta.url;
    return namesIn(new URL(next, base), seen);
  });
}

test('deno.json knows every package the function imports, where it is', () => {
  assert.deepEqual(namesIn(new URL('index.ts', import.meta.url)), []);
  for (const [name, path] of Object.entries(imports)) assert.ok(existsSync(new URL(path, import.meta.url)), name);
});
