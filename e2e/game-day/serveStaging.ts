import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { freePort } from '@marketplace/node-kit/freePort';

const script = join(import.meta.dirname, '../../delivery/server/bin/serve.ts');

/** A line of the server's log. */
export type LogLine = Record<string, unknown> & { event?: string };

export interface StagingServer {
  url: string;
  lines: LogLine[];
  kill: () => void;
}

/** Starts the server that a public site runs, for staging: it is the one that tells what it notices, line by line. */
export async function serveStaging(env: Record<string, string>): Promise<StagingServer> {
  const port = await freePort();
  const operator = {
    OPERATOR_LEGAL_NAME: 'Example Holdings Ltd.',
    OPERATOR_MAILING_ADDRESS: '1 Main Street, Halifax NS  B3H 0A1',
    OPERATOR_PRIVACY_CONTACT: 'privacy@example.ca',
    OPERATOR_PHONE: '902-555-0101',
  };
  const child: ChildProcess = spawn(process.execPath, [script, '--env', 'staging'], {
    env: { PATH: process.env.PATH, ...operator, ...env, PORT: String(port), DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: LogLine[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server did not start (exit code ${code}).`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(JSON.parse(line) as LogLine);
      if (lines.at(-1)!.event === 'started') resolve();
    });
  });
  return { url: `http://127.0.0.1:${port}`, lines, kill: () => void child.kill('SIGKILL') };
}
