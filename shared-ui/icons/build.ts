import { writeFileSync } from 'node:fs';
import { drawIcons } from './drawIcons.ts';

const entries = Object.entries(drawIcons()).map(([name, path]) => `  ${name}: '${path}',\n`);
const source = `/*! Icons of Lucide (lucide.dev), ISC License. */

/** Written by \`npm run icons\` from icons/icons.ts: what each icon draws, as in the attribute of an SVG path. */
export const iconPaths = {
${entries.join('')}} as const;
`;
writeFileSync(new URL('../src/icon/iconPaths.ts', import.meta.url), source);
