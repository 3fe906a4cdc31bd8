import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../artifact/integrityOf.ts';

/**
 * Reads every file of an artifact, and what it packs into.
 *
 * @param advice second half of the sentence: what to do about it
 * @throws Error in one sentence for the first file that is missing or is not the one the artifact describes
 */
export function requireFiles(dir: string, { name, version, files }: Artifact, advice: string): void {
  for (const [file, expected] of Object.entries(files)) {
    const path = join(dir, file);
    const artifact = `${name} ${version}`;
    if (!existsSync(path)) throw new Error(`${file} of ${artifact} is missing; ${advice}.`);
    const content = readFileSync(path);
    if (integrityOf(content) !== expected) throw new Error(`${file} of ${artifact} was changed; ${advice}.`);
    if (existsSync(`${path}.br`) && !unpacksTo(content, readFileSync(`${path}.br`))) {
      throw new Error(`${file}.br of ${artifact} does not hold ${file}; ${advice}.`);
    }
  }
}

function unpacksTo(content: Buffer, packed: Buffer): boolean {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: Math.max(content.length, 1) }).equals(content);
  } catch {
    return false;
  }
}
