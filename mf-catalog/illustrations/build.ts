import { writeFileSync } from 'node:fs';
import { render, scenes } from './catalogue.ts';

const folder = new URL('../src/art/', import.meta.url);
const names = Object.keys(scenes).sort();

for (const name of names) writeFileSync(new URL(`${name}.svg`, folder), render(name));

const variable = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
writeFileSync(
  new URL('drawings.ts', folder),
  `${names.map((name) => `import ${variable(name)} from './${name}.svg';\n`).join('')}
/** The address of every drawing. Generated together with them. */
export const drawings: Readonly<Record<string, string>> = {
${names.map((name) => (variable(name) === name ? `  ${name},\n` : `  ${name.includes('-') ? `'${name}'` : name}: ${variable(name)},\n`)).join('')}};
`,
);
