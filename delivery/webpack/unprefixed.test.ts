import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { styledOfShell } from './shellConfig.ts';
import unprefixed from './unprefixed.ts';

const dir = join(import.meta.dirname, '..', '..', 'shell');
const library = join(dirname(createRequire(join(dir, 'package.json')).resolve('styled-components/package.json')), 'dist');

it('styled-components of the shell brings no vendor prefixes', () => {
  const file = join(library, 'styled-components.browser.esm.js');
  const { test, include } = styledOfShell(dir);
  assert.ok((test as RegExp).test(file) && file.startsWith(include as string));
  const code = readFileSync(file, 'utf8');
  assert.match(code, /prefixer/);
  assert.doesNotMatch(unprefixed(code), /prefixer/);
});

it('a library that is written otherwise stops the build', () => {
  assert.throws(() => unprefixed('export {};'), /otherwise than before/);
});
