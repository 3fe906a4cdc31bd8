import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './listFiles.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Names the state of a package's own source.
 *
 * Two builds of one section can meet in one page (roll-back). Webpack keeps chunks by `output.uniqueName`, so builds that
 * share it would run each other's chunks; this hash keeps the names apart and, unlike a random one, keeps rebuilds equal.
 *
 * @returns eight hexadecimal digits over `src` without tests and `content`
 */
export function sourceHash(dir: string): string {
  const hash = createHash('sha256');
  const sources = ['src', 'content']
    .filter((folder) => existsSync(join(dir, folder)))
    .flatMap((folder) => listFiles(join(dir, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !isTest(file));
  for (const file of sources) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(dir, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
