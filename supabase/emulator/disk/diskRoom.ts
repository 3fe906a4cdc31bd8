import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { freeBytes } from './freeSpace.ts';

/** Bytes the database needs free before it may write: a new segment of its write-ahead log takes 16 MB at once. */
const NEEDED_BYTES = 64 * 2 ** 20;

/** @param probe free bytes of a directory */
export const hasDiskSpace = (directory: string, probe = freeBytes): boolean => probe(directory) > NEEDED_BYTES;

/** Whether a database is about to be opened that cannot be sure to write: its engine may stand still then. */
export const opensWithoutRoom = (directory: string): boolean => existsSync(join(directory, 'pg')) && !hasDiskSpace(directory);

/** @param what cannot be done, as the end of "so …" */
export const noRoom = (directory: string, what: string): StartupError =>
  new StartupError(`The disk of ${directory} is almost full, so ${what}: free 64 MB or more.`, { mayPass: true });
