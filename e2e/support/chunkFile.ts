import { readFileSync } from 'node:fs';
import type { Artifact } from '@marketplace/section-kit/manifest';

/**
 * The script of a named chunk in the build of a package. Scripts are called by numbers; the artifact says whose they are.
 *
 * @param name folder of the package
 */
export function chunkFile(name: string, chunk: string): string {
  const file = new URL(`../../${name}/dist/artifact.json`, import.meta.url);
  const { chunks } = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
  // What it shares with others stands before its own.
  const own = chunks[chunk]?.at(-1);
  if (!own) throw new Error(`${name} has no chunk "${chunk}"; there are ${Object.keys(chunks).join(', ')}.`);
  return own;
}
