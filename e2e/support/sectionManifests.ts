import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SectionManifest } from '@marketplace/section-kit/manifest';

const printer = join(import.meta.dirname, '../../delivery/bin/printManifests.ts');

/**
 * The manifests of all sections by name. They are printed in a process of its own, since the test runner loads code in a way of its
 * own, which cannot read content; that takes two seconds, so it stays in the environment, which all workers of the runner are given.
 */
export function sectionManifests(): Record<string, SectionManifest> {
  // Packed: a variable may not be longer than 128 KiB.
  process.env.SECTION_MANIFESTS ??= gzipSync(execFileSync(process.execPath, [printer], { maxBuffer: 1 << 24 })).toString('base64');
  return JSON.parse(gunzipSync(Buffer.from(process.env.SECTION_MANIFESTS, 'base64')).toString()) as Record<string, SectionManifest>;
}
