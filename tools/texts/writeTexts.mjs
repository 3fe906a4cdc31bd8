import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsPage } from './textsPage.mjs';

const root = join(import.meta.dirname, '../..');
const file = join(root, '.cache/texts.html');
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(file, textsPage(root));
console.log(`Every text that people read, by kind and place: ${file}`);
