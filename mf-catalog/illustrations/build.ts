import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { minify } from '@marketplace/shared-ui/illustrations/minify';
import { recordHash } from '../packshots/record.ts';
import { readRecord } from '../packshots/recordFile.ts';
import { wantedPackshots } from '../packshots/wanted.ts';
import { names, render } from './catalogue.ts';
import { hashPictures } from './hashPictures.ts';

const folder = new URL('../public/pictures/', import.meta.url);
const files = new Map(names.map((name) => [name, minify(render(name))]));

for (const file of readdirSync(folder)) if (file.endsWith('.svg')) rmSync(new URL(file, folder));
for (const [name, svg] of files) writeFileSync(new URL(`${name}.svg`, folder), svg);

const rendered = wantedPackshots();
const marked = [...names.filter((name) => !rendered.has(name)), ...[...rendered.keys()].map((name) => `${name}*`)].sort();

/** Names, as many to a line as have room on it. */
const lines = marked.reduce<string[]>((all, name) => {
  const last = all.at(-1);
  return last !== undefined && last.length + name.length < 130 ? [...all.slice(0, -1), `${last} ${name}`] : [...all, name];
}, []);

const record = readRecord();

writeFileSync(
  new URL('../src/art/pictures.ts', import.meta.url),
  `/** The pictures of public/pictures, rendered ones with a star. Generated together with them (npm run art -w mf-catalog). */
export const pictures: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s/);

/** Of all drawings, and of all renderings: an address changes with what it leads to. */
export const picturesHash = '${hashPictures((name) => files.get(name)!)}';
export const packshotsHash = '${recordHash(record)}';

/** What renderings stand on. */
export const GROUND = '${record.ground}';
`,
);
