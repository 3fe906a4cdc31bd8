import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render, scenes } from './catalogue.ts';

for (const name of Object.keys(scenes)) {
  writeFileSync(fileURLToPath(new URL(`../src/art/${name}.svg`, import.meta.url)), render(name));
}
