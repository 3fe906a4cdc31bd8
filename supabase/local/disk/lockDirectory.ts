import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../StartupError.ts';

/**
 * Lets one process at a time use a data directory: PGlite does not check, and two processes on one directory lose
 * acknowledged rows. SQLite's file lock is used because the operating system drops it when the process dies, however it
 * dies, which a file holding a process id cannot promise (ids are reused, and two starts may both find it stale).
 *
 * @returns releases the directory.
 * @throws StartupError naming the process that holds the directory.
 */
export function lockDirectory(directory: string): () => void {
  const pidFile = join(directory, 'backend.pid');
  const lock = new DatabaseSync(join(directory, 'backend.lock'));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new StartupError(
      `The data directory ${directory} is in use${holder(pidFile)}: stop that one, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function holder(pidFile: string): string {
  try {
    return ` by process ${readFileSync(pidFile, 'utf8')}`;
  } catch {
    return '';
  }
}
