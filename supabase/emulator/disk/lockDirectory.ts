import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '@marketplace/node-kit/lockFile';
import { StartupError } from '@marketplace/node-kit/StartupError';

/**
 * Lets one process at a time use a data directory: PGlite does not check, and two processes on one directory lose
 * acknowledged rows.
 *
 * @returns releases the directory.
 * @throws StartupError naming the process that holds the directory.
 */
export function lockDirectory(directory: string): () => void {
  const pidFile = join(directory, 'backend.pid');
  const release = lockFile(join(directory, 'backend.lock'));
  if (!release) {
    throw new StartupError(
      `The data directory ${directory} is in use${holder(pidFile)}: stop that one, or set DATA_DIR to another directory.`,
    );
  }
  notePid(pidFile);
  return () => {
    rmSync(pidFile, { force: true });
    release();
  };
}

/** Only tells others who it is: on a full disk the directory can be used without. */
function notePid(pidFile: string): void {
  try {
    writeFileSync(pidFile, String(process.pid));
  } catch {
    rmSync(pidFile, { force: true });
  }
}

function holder(pidFile: string): string {
  try {
    return ` by process ${readFileSync(pidFile, 'utf8')}`;
  } catch {
    return '';
  }
}
