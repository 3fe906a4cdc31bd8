import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartupError } from '@marketplace/node-kit/StartupError';

/**
 * Makes a directory with its parents, unless it is there.
 * @throws StartupError when it cannot be made or written.
 */
export function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The data directory ${directory} cannot be written (${code}): set DATA_DIR to one that can.`);
  }
}
