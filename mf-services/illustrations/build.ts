import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hashFiles, makeFiles } from './files.ts';

const folder = new URL('../public/trades/', import.meta.url);
const files = makeFiles();

for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
for (const [name, svg] of files) writeFileSync(new URL(name, folder), svg);

writeFileSync(
  new URL('../src/provider/drawingsHash.ts', import.meta.url),
  `/** Of the drawings in public/trades, generated together with them (npm run art -w mf-services): an address changes with what it leads to. */
export const drawingsHash = '${hashFiles(files)}';
`,
);
