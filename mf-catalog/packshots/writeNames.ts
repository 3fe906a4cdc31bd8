import { writeFileSync } from 'node:fs';
import { surfaceName } from '../src/art/pictureNames.ts';
import { recordHash } from './record.ts';
import { readRecord } from './recordFile.ts';
import type { Wanted } from './wanted.ts';

const write = (name: string, text: string): void => writeFileSync(new URL(`../src/art/${name}`, import.meta.url), text);

/** Writes what pages know of the pictures: their ground, the state of them, and which goods have a surface too. */
export function writeNames(wanted: ReadonlyMap<string, Wanted>): void {
  const record = readRecord();
  write(
    'pictures.ts',
    `/** Of all files: an address changes with what it leads to. Written when they are taken. */
export const picturesHash = '${recordHash(record)}';

/** What they stand on. */
export const GROUND = '${record.ground}';
`,
  );
  write(
    'surfaces.ts',
    `/** The pictures that have a surface beside them. Written when they are taken. */
export const surfaces: readonly string[] = \`
${inLines([...wanted.keys()].filter((name) => wanted.has(surfaceName(name))).sort())}
\`
  .trim()
  .split(/\\s/);
`,
  );
}

/** As many to a line as have room on it. */
function inLines(names: readonly string[]): string {
  const lines = names.reduce<string[]>((all, name) => {
    const last = all.at(-1);
    return last !== undefined && last.length + name.length < 130 ? [...all.slice(0, -1), `${last} ${name}`] : [...all, name];
  }, []);
  return lines.join('\n');
}
