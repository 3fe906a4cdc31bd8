import { lockFile } from '@marketplace/node-kit/lockFile';

const patience = 2_000;

/**
 * Runs `work` while no other process runs work under the same file. `work` is synchronous and short.
 *
 * @throws Error when the lock stays taken for two seconds
 */
export function withFileLock<T>(file: string, work: () => T): T {
  const unlock = lockFile(file, patience);
  if (!unlock) throw new Error(`${file} is held by another process; wait until it is done and try again.`);
  try {
    return work();
  } finally {
    unlock();
  }
}
