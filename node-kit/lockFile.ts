import { DatabaseSync } from 'node:sqlite';

const busy = 5;

/**
 * Takes an exclusive lock on `file`. SQLite's lock is used because the operating system drops it when the process dies,
 * however it dies, and because it never mistakes another process for the dead one.
 *
 * @param patience milliseconds to wait for another holder
 * @returns gives the lock free; `null` when somebody else holds it
 * @throws Error of SQLite when the file cannot be opened
 */
export function lockFile(file: string, patience = 0): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: patience });
  try {
    // Without a journal on the disk, so that it can be taken when the disk is full.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw error;
  }
  return () => lock.close();
}
