import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@marketplace/section-kit/manifest';
import { lockFile } from '@marketplace/node-kit/lockFile';

/**
 * Makes sure that one server runs per data directory and environment.
 *
 * @returns gives the directory free again
 * @throws Error in one sentence when it is in use or cannot be written
 */
export function claimDataDir(dataDir: string, environment: Environment): () => void {
  let release: (() => void) | null;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = lockFile(join(dataDir, `${environment}.lock`));
  } catch (error) {
    throw new Error(`The data directory ${dataDir} cannot be written (${(error as Error).message}); choose another with DATA_DIR.`);
  }
  if (!release) throw new Error(`The data directory ${dataDir} is in use by another process; stop it, or choose another with DATA_DIR.`);
  return release;
}
