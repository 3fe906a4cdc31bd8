import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { z } from 'zod';
import { MAY_PASS_CODE, StartupError } from '@marketplace/node-kit/StartupError';
import { repositoryRoot } from '../build/productPackages.ts';
import type { Backend } from '../server/backend/Backend.ts';
import { restartPauses } from './restartPauses.ts';

/** The line the backend prints once it answers. */
const readySchema = z.object({ ready: z.literal(true), port: z.number(), anonKey: z.string(), mailboxPort: z.number().nullable() });
type Ready = z.infer<typeof readySchema>;

interface BackendProcessOptions {
  /** What is run. */
  script?: string;
  /** Milliseconds before the next start, asked when the process has ended. */
  nextPause?: () => number;
}

/** The embedded backend in a process of its own, started again when it dies. */
export class BackendProcess implements Backend {
  readonly hostedUrl = null;
  private readonly env: Record<string, string>;
  private readonly log: (line: string) => void;
  private readonly script: string;
  private readonly nextPause: () => number;
  private child: ChildProcess | null = null;
  private ready: Ready | null = null;
  private key = '';
  private nextStart: NodeJS.Timeout | undefined;
  private stopping = false;

  /** @param env settings of the backend, added to this process' environment */
  constructor(env: Record<string, string>, log: (line: string) => void, options: BackendProcessOptions = {}) {
    const { script = join(repositoryRoot, 'supabase', 'emulator', 'main.ts'), nextPause = restartPauses() } = options;
    this.env = env;
    this.log = log;
    this.script = script;
    this.nextPause = nextPause;
  }

  /**
   * Starts the backend. What keeps it from starting may pass, such as a full disk: then it goes on trying, and has no key yet.
   *
   * @returns whether it answers
   * @throws Error with the backend's own sentence when it does not start and never will
   */
  async start(): Promise<boolean> {
    try {
      await this.launch();
      return true;
    } catch (error) {
      if (!(error instanceof StartupError && error.mayPass) || this.stopping) throw error;
      this.log(error.message);
      this.relaunch('a failed start');
      return false;
    }
  }

  get anonKey(): string {
    return this.key;
  }

  origin(): string | null {
    return this.ready && `http://127.0.0.1:${this.ready.port}`;
  }

  /** Lets the backend finish what it does and waits until it is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.nextStart);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    const tooLate = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(tooLate);
  }

  private launch(): Promise<void> {
    const child = fork(this.script, {
      env: { ...process.env, ...this.env, BACKEND_PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
    });
    this.child = child;
    let complaint = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      if (this.ready) this.log(text.trimEnd());
      else complaint += text;
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const message = this.ready ? null : parseReady(line);
        if (!message) return;
        this.ready = message;
        this.key = message.anonKey;
        resolve();
      });
      child.once('close', (code, signal) => {
        const wasReady = this.ready !== null;
        this.ready = null;
        if (wasReady) this.relaunch(signal ?? `code ${code}`);
        else {
          const sentence = complaint.trim() || `The backend ended with ${signal ?? `code ${code}`} before it was ready.`;
          // Whoever is killed did not decide to end: an engine that stands still, or a machine without memory.
          reject(new StartupError(sentence, { mayPass: code === MAY_PASS_CODE || signal !== null }));
        }
      });
    });
  }

  private relaunch(reason: string): void {
    if (this.stopping) return;
    const pause = this.nextPause();
    const when = pause === 0 ? 'starting it again' : `starting it again in ${Math.round(pause / 1000)} s`;
    this.log(`The backend ended with ${reason}; ${when}. Pages stay up without data until then.`);
    this.nextStart = setTimeout(() => {
      this.launch().catch((error: Error) => {
        this.log(error.message);
        this.relaunch('a failed start');
      });
    }, pause);
  }
}

function parseReady(line: string): Ready | null {
  try {
    return readySchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
