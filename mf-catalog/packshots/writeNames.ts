import { writeFileSync } from 'node:fs';
import { surfaceName } from '../src/art/pictureNames.ts';
import { recordHash } from './record.ts';
import { readRecord } from './recordFile.ts';
import { isSurface, type Wanted } from './wanted.ts';

/** Writes what pages know of the pictures: their names, their ground, and the state of them. */
export function writeNames(wanted: ReadonlyMap<string, Wanted>): void {
  const own = [...wanted].filter(([, { form }]) => !isSurface(form));
  const marked = own.map(([name]) => (wanted.has(surfaceName(name)) ? `${name}+` : name)).sort();
  // As many to a line as have room on it.
  const lines = marked.reduce<string[]>((all, name) => {
    const last = all.at(-1);
    return last !== undefined && last.length + name.length < 130 ? [...all.slice(0, -1), `${last} ${name}`] : [...all, name];
  }, []);
  const record = readRecord();
  writeFileSync(
    new URL('../src/art/pictures.ts', import.meta.url),
    `/** The pictures of public/pictures, with a plus where there is a surface too. Written when they are taken. */
export const pictures: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s/);

/** Of all files: an address changes with what it leads to. */
export const picturesHash = '${recordHash(record)}';

/** What they stand on. */
export const GROUND = '${record.ground}';
`,
  );
}
