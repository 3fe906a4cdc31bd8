import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { repositoryRoot } from '../build/productPackages.ts';
import { sharedKeys } from './sharedModules.ts';

it('the shell lends to sections on the server what it lends to them in the browser', () => {
  const source = readFileSync(join(repositoryRoot, 'shell', 'src', 'server', 'shares.ts'), 'utf8');
  const lent = [...source.matchAll(/ from '([^']+)'/g)].map(([, name]) => name);
  assert.deepEqual(lent.sort(), [...sharedKeys].sort());
});
