import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importWalls } from './importWalls.mjs';
import { kitGlobals } from './kitGlobals.mjs';

/** Names the state of the rules: ESLint keeps what it found in a file until this changes. */
const version = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs'))
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(join(import.meta.dirname, file))), createHash('sha256'))
  .digest('hex');

/** Rules of our own. */
export const lintPlugin = { meta: { name: 'local', version }, rules: { 'import-walls': importWalls, 'kit-globals': kitGlobals } };
