import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@marketplace/node-kit/freePort';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { unprivileged } from '@marketplace/node-kit/unprivileged';

export interface RunningCaddy {
  port: number;
  /** Of its certificate, for who is to believe it and nothing else. */
  certificate: string;
  stop: () => void;
}

/**
 * Starts Caddy with our configuration and a certificate that is made for it, as an account without rights.
 *
 * @param ports of the servers behind it
 * @throws Error in one sentence when Caddy or OpenSSL is not installed, or Caddy does not start
 */
export async function startCaddy(ports: readonly number[]): Promise<RunningCaddy> {
  if (spawnSync('caddy', ['version']).error) throw new Error('Caddy is not installed; install the package "caddy" to test behind a proxy.');
  const home = temporaryFolder();
  const certificate = join(home, 'site.pem');
  makeCertificate(certificate);
  const tlsPort = await freePort();
  const child = spawn('caddy', ['run', '--config', join(import.meta.dirname, 'Caddyfile'), '--adapter', 'caddyfile'], {
    ...unprivileged(home),
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE: `https://localhost:${tlsPort}`,
      TLS: `tls ${certificate} ${certificate}`,
      LISTEN: '127.0.0.1',
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      LOOK: '200ms',
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
  return { port: tlsPort, certificate, stop: () => void child.kill('SIGTERM') };
}

/** A certificate for localhost with its key, in one file, good for a day. */
function makeCertificate(file: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file];
  const { status } = spawnSync('openssl', ['req', '-x509', '-days', '1', ...key, ...subject, '-out', `${file}.crt`]);
  if (status !== 0) throw new Error('OpenSSL is not installed; install the package "openssl" to test behind a proxy.');
  appendFileSync(file, readFileSync(`${file}.crt`));
  chmodSync(file, 0o644);
}
