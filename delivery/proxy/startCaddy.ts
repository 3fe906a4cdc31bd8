import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@marketplace/node-kit/freePort';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { unprivileged } from '@marketplace/node-kit/unprivileged';

/**
 * Starts Caddy with our configuration and a certificate of its own making, as an account without rights.
 *
 * @param port of the product
 * @returns its port, and what ends it
 * @throws Error in one sentence when Caddy is not installed or does not start
 */
export async function startCaddy(port: number): Promise<{ port: number; stop: () => void }> {
  if (spawnSync('caddy', ['version']).error) throw new Error('Caddy is not installed; install the package "caddy" to test behind a proxy.');
  const home = temporaryFolder();
  const tlsPort = await freePort();
  const child = spawn('caddy', ['run', '--config', join(import.meta.dirname, 'Caddyfile'), '--adapter', 'caddyfile'], {
    ...unprivileged(home),
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE: `https://localhost:${tlsPort}`,
      TLS: 'tls internal',
      LISTEN: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('serving initial configuration')) resolve();
    });
    child.once('close', () => reject(new Error(`Caddy did not start: ${said.trim().split('\n').at(-1)}`)));
  });
  return { port: tlsPort, stop: () => void child.kill('SIGTERM') };
}
