import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { names, render } from './catalogue.ts';
import { hashPictures } from './hashPictures.ts';

const folder = new URL('../public/pictures/', import.meta.url);
const files = new Map(names.map((name) => [name, optimize(render(name), { multipass: true, floatPrecision: 1 }).data]));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, svg] of files) writeFileSync(new URL(`${name}.svg`, folder), svg);

writeFileSync(
  new URL('../src/art/pictures.ts', import.meta.url),
  `/** The pictures of public/pictures, and the hash of all of them. Generated together with them (npm run art -w mf-catalog). */
export const pictures: readonly string[] = [
${names.map((name) => `  '${name}',\n`).join('')}];

export const picturesHash = '${hashPictures((name) => files.get(name)!)}';
`,
);
