import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionManifest } from '../manifest/sectionManifest.ts';

const root = join(__dirname, '..', '..', '..');

/** What every section of the repository promises, for tests of what they are together. */
export function sectionManifests(): SectionManifest[] {
  const files = globSync('mf-*/src/manifest.ts', { cwd: root }).sort();
  return files.map((file) => jest.requireActual<{ manifest: SectionManifest }>(join(root, file)).manifest);
}
