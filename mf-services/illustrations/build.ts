import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawings } from './catalogue.ts';
import { hashFiles, makeFiles } from './files.ts';

const folder = new URL('../public/trades/', import.meta.url);
const files = makeFiles();

for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
for (const [name, svg] of files) writeFileSync(new URL(name, folder), svg);

writeFileSync(
  new URL('../src/provider/drawnTrades.ts', import.meta.url),
  `/** Trades with drawings of their own in public/trades. Generated together with them (npm run art -w mf-services). */
export const drawnTrades: ReadonlySet<string> = new Set(
  '${Object.keys(drawings).join(' ')}'.split(' '),
);

/** Of all these drawings: an address changes with what it leads to. */
export const drawingsHash = '${hashFiles(files)}';
`,
);
