import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionManifestSchema, type SectionManifest } from '@marketplace/section-kit/manifest';
import { describeIssues } from './describeIssues.ts';

/**
 * Reads `section.json` of a build.
 *
 * @param dir folder of the build
 * @throws Error in one sentence that names the file and the first wrong field
 */
export function readSectionManifest(dir: string): SectionManifest {
  const file = join(dir, 'section.json');
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const parsed = sectionManifestSchema.safeParse(data);
  if (!parsed.success) throw new Error(`${file} is not a valid section description: ${describeIssues(parsed.error)}.`);
  return parsed.data;
}
