import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Controller {
  /** Everything it printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts what watches the canary of the local environment of a product, as `npm run watch:canary` does. */
export function startController(dataDir: string, siteUrl: string): Controller {
  const child = spawn(process.execPath, [join(root, 'delivery/bin/watchCanary.ts'), '--env', 'local', '--servers', siteUrl], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
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
