import assert from 'node:assert/strict';
import { it } from 'node:test';
import { chooseSeed } from './chooseSeed.ts';

it('production begins with reference data, said or not, and refuses samples', () => {
  assert.equal(chooseSeed(null, 'production'), 'reference');
  assert.equal(chooseSeed('reference', 'production'), 'reference');
  assert.throws(() => chooseSeed('samples', 'production'), /^Error: SEED is "samples", which fills a new database with invented companies/);
});

it('elsewhere the backend has its own default, and what was said counts', () => {
  assert.equal(chooseSeed(null, 'local'), '');
  assert.equal(chooseSeed('samples', 'staging'), 'samples');
  assert.equal(chooseSeed('reference', 'local'), 'reference');
});
