import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Ready {
  ready: true;
  port: number;
  anonKey: string;
  mailboxPort: number | null;
}

export interface MainProcess {
  child: ChildProcess;
  /** The first line of standard output; rejects when the process ends before. */
  ready: Promise<Ready>;
  /** Resolves when the process is gone, with all it printed. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }>;
  stderr(): string;
}

/** Runs `main.ts` in a process of its own with this folder's migrations, as the start script does. */
export function runMain(env: Record<string, string>): MainProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    // Another working directory than the package's: nothing may depend on it.
    cwd: '/',
    env: {
      PATH: process.env.PATH,
      LITE_AUTH_BCRYPT_COST: '4',
      MAILBOX_PORT: '0',
      MIGRATIONS_DIR: 'emulator/testing/migrations',
      SEED_PATH: 'emulator/testing/seed.sql',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout!.on('data', (data) => (stdout += data));
  child.stderr!.on('data', (data) => (stderr += data));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, stdout, stderr }));
  const ready = new Promise<Ready>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', (line) => resolve(JSON.parse(line)));
    void ended.then(() => reject(new Error(`it ended before it was ready: ${stderr}`)));
  });
  // A test that expects the end does not look at `ready`.
  ready.catch(() => undefined);
  return { child, ready, ended, stderr: () => stderr };
}
