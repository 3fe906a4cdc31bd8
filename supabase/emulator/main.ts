import { setTimeout as sleep } from 'node:timers/promises';
import { opensWithoutRoom } from './disk/diskRoom.ts';
import { startWatchdog } from './disk/startWatchdog.ts';
import { watchHealth } from './disk/watchHealth.ts';
import { redact } from './logging/redact.ts';
import { redactConsole } from './logging/redactConsole.ts';
import { readSettings } from './readSettings.ts';
import { startBackend } from './startBackend.ts';
import { MAY_PASS_CODE, StartupError } from '@marketplace/node-kit/StartupError';

// When the reader of these streams is gone, the stop below must still run to its end.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
redactConsole((line) => void process.stderr.write(line));

const starting = start();
let stopping = false;
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);

async function start() {
  try {
    const settings = readSettings(process.env);
    // A first start works for long without a pause, and only an engine without room stands still for ever.
    const watchStart = !settings.databaseUrl && opensWithoutRoom(settings.dataDirectory);
    if (watchStart) startWatchdog();
    const backend = await startBackend(settings, undefined, (line) => void process.stderr.write(`${line}\n`));
    const { port, anonKey, mailboxPort = null } = backend;
    // PostgreSQL runs in a process of its own: it cannot make this one stand still, and comes back without it.
    if (!settings.databaseUrl) {
      if (!watchStart) startWatchdog();
      watchHealth(`http://127.0.0.1:${port}/health`, giveUp);
    }
    const ready = { ready: true, port, anonKey, mailboxPort };
    process.stdout.write(`${JSON.stringify(ready)}\n`);
    process.send?.(ready);
    return backend;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = error instanceof StartupError ? reason : `The backend could not start: ${redact(reason)}`;
    process.stderr.write(`${sentence}\n`);
    process.exit(error instanceof StartupError && error.mayPass ? MAY_PASS_CODE : 1);
  }
}

/** Whoever started this process starts it again, with a database that answers. */
function giveUp(): never {
  process.stderr.write('The database of this process does not answer any more, so the process ends.\n');
  process.exit(1);
}

/** Also called when the process that started this one is gone, so that nothing is left behind. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const backend = await starting;
  await Promise.race([backend.close(), sleep(8_000)]);
  process.exit(0);
}
