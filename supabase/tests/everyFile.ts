import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe } from 'node:test';

/**
 * `npm run test:sql`: every file of tests here, one after the other in one process. In a process for each, compiling and
 * starting the database costs more than asking it.
 */
const load = createRequire(import.meta.url);
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
// Loaded at once, so that what a file hooks on belongs to its own suite: a file may not wait while it is loaded.
for (const name of files.sort()) describe(name, () => void load(`./${name}`));
