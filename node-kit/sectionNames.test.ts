import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { sectionNames } from './sectionNames.mjs';
import { temporaryFolder } from './temporaryFolder.ts';

it('finds folders of sections with a section.json, by alphabet', () => {
  const root = temporaryFolder();
  for (const name of ['mf-two', 'mf-one', 'mf-begun', 'other']) mkdirSync(join(root, name));
  for (const name of ['mf-two', 'mf-one', 'other']) writeFileSync(join(root, name, 'section.json'), '{}');
  assert.deepEqual(sectionNames(root), ['mf-one', 'mf-two']);
});
