import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from '@marketplace/node-kit/lockFile';

const pollEvery = 200;

/**
 * Takes a lock that another process may hold for minutes.
 *
 * @param onWait called once when there is something to wait for
 * @returns gives the lock free
 */
export async function waitForLock(file: string, onWait: () => void): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; ; waited = true) {
    const release = lockFile(file);
    if (release) return release;
    if (!waited) onWait();
    await pause(pollEvery);
  }
}
