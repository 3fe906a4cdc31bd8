import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '@marketplace/node-kit/freePort';

const require = createRequire(import.meta.url);
const manifest = require.resolve('verdaccio/package.json');
const { bin } = require(manifest) as { bin: string };
const command = join(dirname(manifest), bin);

/** It holds our packages and asks nobody for others: those come from wherever npm takes them. */
const configuration = `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: {}
packages:
  '@marketplace/*': { access: $all, publish: $all }
log: { type: stdout, format: json, level: warn }
`;

/**
 * Starts an npm registry on this machine, where anybody may publish.
 *
 * @param dir empty folder for what it keeps
 * @throws Error with what it printed when it does not come up
 */
export async function startRegistry(dir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'config.yaml'), configuration);
  const url = `http://127.0.0.1:${await freePort()}/`;
  const child = spawn(process.execPath, [command, '--config', join(dir, 'config.yaml'), '--listen', url.slice(0, -1)], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('http address') && resolve());
    child.once('exit', () => reject(new Error(`The registry did not start. It printed:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
