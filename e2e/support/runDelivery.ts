import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a command of `delivery/bin` to its end.
 *
 * @param env added to the environment, such as `DATA_DIR`
 * @throws with what it printed when it fails
 */
export function runDelivery(command: string, args: readonly string[], env: Record<string, string>, cwd = root): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'delivery', 'bin', command), ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status, `${command} printed: ${stdout}${stderr}`).toBe(0);
}
