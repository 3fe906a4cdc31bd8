import { statfsSync } from 'node:fs';

/** Bytes the database needs free before it may write: a new segment of its write-ahead log takes 16 MB at once. */
export const NEEDED_BYTES = 64 * 2 ** 20;

/** Bytes a process may still write below `directory`. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
