import { statfsSync } from 'node:fs';

/** Bytes a process may still write below `directory`. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
