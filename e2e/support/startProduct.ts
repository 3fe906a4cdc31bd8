import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marketplace/node-kit/freePort';
import { layDatabase } from './layDatabase.ts';

const root = join(import.meta.dirname, '../..');
const START_MS = 180_000;

export interface Product {
  /** Address of the site without trailing slash. */
  url: string;
  mailboxUrl: string;
  dataDir: string;
  /** Everything the product printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

interface ProductOptions {
  /** Keeps the data of an earlier start; a new folder otherwise, removed in the end. */
  dataDir?: string;
  command?: 'start' | 'staging' | 'peers';
  /** Milliseconds until it has to be there; three minutes without it. */
  patience?: number;
  /** May ask for other data or for none, so its database is made as a first start does. */
  env?: Record<string, string>;
}

/**
 * Starts the product as `npm start` does, on free ports.
 *
 * @throws with what the product printed when it does not come up
 */
export async function startProduct({ dataDir, command = 'start', patience = START_MS, env = {} }: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'product-'));
  if (command === 'start' && Object.keys(env).length === 0) layDatabase(folder);
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, 'delivery/bin', `${command}.ts`)], {
    cwd: root,
    env: {
      ...process.env,
      // Node warns when a test runner sets both.
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      DATA_DIR: folder,
      SITE_URL: `http://localhost:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const url = `http://localhost:${port}`;
  await announced(child, () => output, url, patience);
  return {
    url,
    mailboxUrl: `http://localhost:${mailboxPort}`,
    dataDir: folder,
    output: () => output,
    stop: async () => {
      await stopped(child);
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function announced(child: ChildProcess, output: () => string, url: string, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      child.kill();
      reject(new Error(`The product did not start (${reason}). It printed:\n${output()}`));
    };
    const timer = setTimeout(() => fail(`nothing after ${patience / 1000} s`), patience);
    child.stdout!.on('data', () => {
      if (!output().includes(`runs at ${url}`)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
  });
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.removeAllListeners('exit').once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
