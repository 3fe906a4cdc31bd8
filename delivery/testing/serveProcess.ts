import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { after } from 'node:test';
import { freePort } from '@marketplace/node-kit/freePort';

/** Who runs the site, in settings of a server under test. */
const operatorSettings = {
  OPERATOR_LEGAL_NAME: 'Example Holdings Ltd.',
  OPERATOR_MAILING_ADDRESS: '1 Main Street, Halifax NS  B3H 0A1',
  OPERATOR_PRIVACY_CONTACT: 'privacy@example.ca',
  OPERATOR_PHONE: '902-555-0101',
};

const ownScript = join(import.meta.dirname, '..', 'server', 'bin', 'serve.ts');

/** A production server in a process of its own, with every line it wrote. */
export interface ServingProcess {
  port: number;
  lines: Record<string, unknown>[];
  get: (path: string, init?: RequestInit) => Promise<Response>;
  signal: (name: 'SIGTERM') => void;
  ended: Promise<{ code: number | null; errors: string }>;
}

/**
 * Starts the production server.
 *
 * @param env settings beside those that every server needs
 * @param script another copy of the command
 * @returns once it has started or ended
 */
export async function serveProcess(
  env: Record<string, string>,
  script = ownScript,
  args = ['--env', 'production'],
): Promise<ServingProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, SITE_URL: `http://127.0.0.1:${port}`, ...operatorSettings, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  after(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => child.once('close', (code) => resolve({ code, errors })));
  const lines: Record<string, unknown>[] = [];
  const started = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
      if (lines.at(-1)!.event === 'started') resolve();
    });
  });
  await Promise.race([started, ended]);
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return { port, lines, get, signal: (name) => void child.kill(name), ended };
}
