import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionManifest } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import '../content/contentHooks.ts';
import { describeIssues } from './describeIssues.ts';

/**
 * Reads the manifest of a section from its source, `src/manifest.ts`. What was published says the same as `section.json`,
 * see `readSectionManifest`. A process reads a source once.
 *
 * @param dir folder of the section's package
 * @throws Error in one sentence that names the file and the first wrong field
 */
export async function readSectionSource(dir: string): Promise<SectionManifest> {
  const file = join(dir, 'src', 'manifest.ts');
  try {
    return ((await import(pathToFileURL(file).href)) as { manifest: SectionManifest }).manifest;
  } catch (error) {
    if (error instanceof z.ZodError) throw new Error(`${file} is not a valid section description: ${describeIssues(error)}.`);
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}
