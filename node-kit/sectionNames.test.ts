import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { sectionNames } from './sectionNames.mjs';
import { temporaryFolder } from './temporaryFolder.ts';

it('finds folders of sections with a manifest, by alphabet', () => {
  const root = temporaryFolder();
  for (const name of ['mf-two', 'mf-one', 'mf-begun', 'other']) mkdirSync(join(root, name, 'src'), { recursive: true });
  for (const name of ['mf-two', 'mf-one', 'other']) writeFileSync(join(root, name, 'src', 'manifest.ts'), '');
  assert.deepEqual(sectionNames(root), ['mf-one', 'mf-two']);
});
