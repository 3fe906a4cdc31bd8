import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@marketplace/supabase/pictures';
import { lookOf } from './wanted.ts';

/** Reads a Python file by its path in this folder. */
export type ReadSource = (path: string) => string;

/** Of Python files in a folder. */
export const sourcesIn =
  (folder: string): ReadSource =>
  (path) =>
    readFileSync(join(folder, path), 'utf8');

const fine = /^FINE = True$/m;

/** The script that takes a form: with more samples where the form says that it needs them. */
export const entryOf = (form: string, read: ReadSource): string =>
  fine.test(read(`forms/${form}.py`)) ? 'studio/fine.py' : 'studio/shoot.py';

/** Our own modules that a file imports, as paths. */
function importsOf(source: string): string[] {
  const modules = [...source.matchAll(/^from ((?:studio|forms)(?:\.\w+)?) import ([\w, ]+)/gm)];
  return modules.flatMap(([, from = '', names = '']) =>
    from.includes('.') ? [`${from.replace('.', '/')}.py`] : names.split(',').map((name) => `${from}/${name.trim()}.py`),
  );
}

/** Paths and texts of everything that a form is taken with. */
export function sourcesOf(form: string, read: ReadSource): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const visit = (path: string): void => {
    if (sources.has(path)) return;
    const source = read(path);
    sources.set(path, source);
    for (const imported of importsOf(source)) visit(imported);
  };
  for (const path of [entryOf(form, read), `forms/${form}.py`]) visit(path);
  return new Map([...sources].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What a picture is made of: its form, the studio, the parameters with the values of their tones, and Blender.
 * Another hash means that the committed picture is of something else.
 */
export function inputHash(key: string, picture: Picture, { blender, read }: { blender: string; read: ReadSource }): string {
  const hash = createHash('sha256').update(`${blender}\n${JSON.stringify(lookOf(key, picture))}\n`);
  for (const [path, source] of sourcesOf(picture.form, read)) hash.update(`${path}\n${source}\n`);
  return hash.digest('hex').slice(0, 16);
}
