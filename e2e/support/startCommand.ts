import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface RunningCommand {
  /** Everything it printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts a command of `delivery/bin` that runs until it is stopped.
 *
 * @param env added to the environment, such as `DATA_DIR`
 */
export function startCommand(command: string, args: readonly string[], env: Record<string, string>, cwd = root): RunningCommand {
  const child = spawn(process.execPath, [join(root, 'delivery', 'bin', command), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  return {
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
