import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSurface, lookOf, partsOf, type Wanted } from './wanted.ts';

/** Reads a Python file by its path in this folder. */
export type ReadSource = (path: string) => string;

/** Of Python files in a folder. */
export const sourcesIn =
  (folder: string): ReadSource =>
  (path) =>
    readFileSync(join(folder, path), 'utf8');

/** What a form says of how it is taken. */
const entries: readonly (readonly [says: RegExp, entry: string])[] = [
  [/^SHARP = True$/m, 'studio/sharp.py'],
  [/^FINE = True$/m, 'studio/fine.py'],
];

/** The script that takes a form: surfaces have one of their own; what says so has smaller pixels, or more samples. */
export function entryOf(form: string, read: ReadSource): string {
  if (isSurface(form)) return 'studio/closeup.py';
  const source = read(`forms/${form}.py`);
  return entries.find(([says]) => says.test(source))?.[1] ?? 'studio/shoot.py';
}

/** Our own modules that a file imports, as paths. */
function importsOf(source: string): string[] {
  const modules = [...source.matchAll(/^from ((?:studio|forms)(?:\.\w+)?) import (\([^)]+\)|[\w, ]+)/gm)];
  return modules.flatMap(([, from = '', names = '']) =>
    from.includes('.') ? [`${from.replace('.', '/')}.py`] : [...names.matchAll(/\w+/g)].map(([name]) => `${from}/${name}.py`),
  );
}

/** Paths and texts of everything that a form is taken with, and those beside it. */
export function sourcesOf(form: string, read: ReadSource, beside: readonly string[] = []): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const visit = (path: string): void => {
    if (sources.has(path)) return;
    const source = read(path);
    sources.set(path, source);
    for (const imported of importsOf(source)) visit(imported);
  };
  visit(entryOf(form, read));
  for (const each of [form, ...beside]) visit(`forms/${each}.py`);
  return new Map([...sources].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What a picture is made of: its form, the studio, the parameters with the values of their tones, and Blender.
 * Another hash means that the committed picture is of something else.
 */
export function inputHash(key: string, picture: Wanted, { blender, read }: { blender: string; read: ReadSource }): string {
  const parts = partsOf(picture);
  const hash = createHash('sha256').update(`${blender}\n${JSON.stringify(lookOf(key, picture))}\n`);
  for (const part of parts) hash.update(`${JSON.stringify(part)}\n`);
  const forms = parts.map(({ form }) => form);
  for (const [path, source] of sourcesOf(picture.form, read, forms)) hash.update(`${path}\n${source}\n`);
  return hash.digest('hex').slice(0, 16);
}
