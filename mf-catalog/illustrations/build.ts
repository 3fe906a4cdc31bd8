import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { names, render } from './catalogue.ts';
import { hashPictures } from './hashPictures.ts';

const folder = new URL('../public/pictures/', import.meta.url);
const files = new Map(names.map((name) => [name, optimize(render(name), { multipass: true, floatPrecision: 1 }).data]));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, svg] of files) writeFileSync(new URL(`${name}.svg`, folder), svg);

/** Names, as many to a line as have room on it. */
const lines = names.reduce<string[]>((all, name) => {
  const last = all.at(-1);
  return last !== undefined && last.length + name.length < 130 ? [...all.slice(0, -1), `${last} ${name}`] : [...all, name];
}, []);

writeFileSync(
  new URL('../src/art/pictures.ts', import.meta.url),
  `/** The pictures of public/pictures, and the hash of all of them. Generated together with them (npm run art -w mf-catalog). */
export const pictures: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s/);

export const picturesHash = '${hashPictures((name) => files.get(name)!)}';
`,
);
