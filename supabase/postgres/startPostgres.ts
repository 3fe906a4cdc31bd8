import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marketplace/node-kit/freePort';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { unprivileged } from '@marketplace/node-kit/unprivileged';

/** Debian keeps the programs of each version here and none of them in the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * Starts a PostgreSQL with a new, empty data directory, as an account without rights.
 *
 * @returns its address, and what ends it and removes its data
 * @throws StartupError in one sentence when PostgreSQL is not installed or does not start
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = programFolder();
  const home = mkdtempSync(join(tmpdir(), 'marketplace-postgres-'));
  const account = unprivileged(home);
  const data = join(home, 'data');
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...account,
    cwd: home,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new StartupError(`PostgreSQL could not make its data directory: ${lastLine(made.stderr)}`);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${home}`, '-c', 'fsync=off'],
    { ...account, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new StartupError(`PostgreSQL did not start: ${lastLine(said)}`)));
  });
  const stop = async () => {
    // The fast shutdown: it does not wait for who is still connected.
    server.kill('SIGINT');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

function programFolder(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new StartupError('PostgreSQL is not installed; install the package "postgresql" to test on it.');
  return found;
}

const lastLine = (text: string) => text.trim().split('\n').at(-1);
