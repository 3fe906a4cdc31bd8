import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { securityLog } from '@marketplace/node-kit/securityLog';
import { mailTurns } from './auth/mailTurns.ts';
import { sessionTraces } from './auth/sessionTraces.ts';
import { storedLimits } from './auth/storedLimits.ts';
import { createApp } from './createApp.ts';
import type { Database } from './database/Database.ts';
import { answerErrorsAsHosted } from './database/hostedErrors.ts';
import { hasTable } from './database/hasTable.ts';
import { runHousekeeping } from '../worker/runHousekeeping.ts';
import { workQueue } from './database/workQueue.ts';
import { openPglite } from './database/openPglite.ts';
import { openPostgres } from './database/openPostgres.ts';
import { prepareWithRoom } from './database/prepareWithRoom.ts';
import { hasDiskSpace, noRoom } from './disk/diskRoom.ts';
import { freeBytes } from './disk/freeSpace.ts';
import { lockDirectory } from './disk/lockDirectory.ts';
import { makeDirectory } from './disk/makeDirectory.ts';
import { clientAddress } from './http/clientAddress.ts';
import { createHandler } from './http/createHandler.ts';
import { bodyReader } from './http/readBody.ts';
import { listen, slowClients, type RunningServer } from '@marketplace/node-kit/listen';
import { loadSecrets } from './loadSecrets.ts';
import { accountMailer } from './mail/accountMailer.ts';
import { tellOfAnswers } from './logging/tellOfAnswers.ts';
import { Mailbox } from './mail/Mailbox.ts';
import { startMailboxServer } from './mail/startMailboxServer.ts';
import { startOutboxWorker } from '../worker/outboxWorker.ts';
import type { Settings } from './readSettings.ts';
import { createStorage } from './storage/answerStorage.ts';
import { PhotoFiles } from './storage/PhotoFiles.ts';

const MINUTE = 60_000;

export interface Backend {
  port: number;
  /** Public key that clients send as `apikey`. */
  anonKey: string;
  /** undefined when the mailbox is off. */
  mailboxPort: number | undefined;
  mailbox: Mailbox;
  database: Database;
  /** Finishes what is under way (at most 5 s), closes the database and releases the data directory. */
  close(): Promise<void>;
}

/**
 * Starts a Supabase-compatible REST and Auth server on 127.0.0.1, on PGlite in the data directory or on PostgreSQL.
 * @param probe free bytes of a directory; tests replace it
 * @param write takes a line of the security log
 * @param now the clock of the limits of attempts; tests move it
 * @throws StartupError with one sentence that says what to do; nothing is left running or locked.
 */
export async function startBackend(
  settings: Settings,
  probe = freeBytes,
  write: (line: string) => void = () => {},
  now = Date.now,
): Promise<Backend> {
  const { dataDirectory, databaseUrl } = settings;
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    makeDirectory(dataDirectory);
    const hasDiskSpaceLeft = () => hasDiskSpace(dataDirectory, probe);
    // PGlite on a full disk spins for ever instead of failing, so it must not come to that.
    const mayGrow = () => Boolean(databaseUrl) || hasDiskSpaceLeft();
    opened.push(lockDirectory(dataDirectory));
    if (!mayGrow() && !existsSync(join(dataDirectory, 'pg'))) throw noRoom(dataDirectory, 'no database can be made');
    const secrets = await loadSecrets(dataDirectory);
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataDirectory, mayGrow);
    opened.push(() => database.close());
    answerErrorsAsHosted(database.connection);
    const mailbox = new Mailbox(dataDirectory);
    const app = createApp(database, secrets, settings);
    const mailer = accountMailer({
      siteUrl: settings.siteUrl,
      operator: settings.operator,
      database,
      deliver: (mail) => mailbox.add(mail),
    });
    app._mailer = mailer;
    const queue = workQueue({ concurrency: database.connections });
    opened.push(() => Promise.race([queue.idle(), sleep(5_000, undefined, { ref: false })]));
    const preparation = await prepareWithRoom({ database, app, settings, queue, hasDiskSpace: mayGrow });
    opened.push(preparation.stop);
    const { mayWrite } = preparation;
    const limits = storedLimits({ database, queue, mayWrite, now });
    opened.push(limits.stop);
    const wrongSignIns = await limits.limit('wrong sign-ins', { max: 10, windowMs: 15 * MINUTE });
    const attempts = await limits.limit('attempts', { max: 300, windowMs: 5 * MINUTE });
    const renewals = await limits.limit('renewals', { max: 1_800, windowMs: 60 * MINUTE });
    const files = (await hasTable(database, 'private.request_photos')) ? new PhotoFiles(dataDirectory) : undefined;
    if (await hasTable(database, 'private.outbox')) {
      const outbox = await startOutboxWorker({
        database,
        queue,
        siteUrl: settings.siteUrl,
        operator: settings.operator,
        deliver: (mail) => mailbox.add(mail),
        hasDiskSpace: mayWrite,
      });
      const kept = { mails: mailbox, counts: [limits, mailTurns({ database, queue }), sessionTraces({ database, queue })] };
      opened.push(outbox.stop, runHousekeeping({ database, queue, hasDiskSpace: mayWrite, files, ...kept }));
    }
    const mayStore = () => hasDiskSpaceLeft() && mayWrite();
    const serve = async (request: Request) => app.fetch(request);
    const readBody = bodyReader();
    const answer = createHandler({
      queue,
      storage: files && createStorage({ database, queue, files, serve, readBody, anonKey: secrets.anonKey, hasDiskSpace: mayStore }),
      auth: { database, mailer, siteUrl: settings.siteUrl, serve, wrongSignIns, saveAttempts: limits.save },
      attempts,
      renewals,
      readBody,
      evenAnswerMs: settings.evenAnswerMs,
      hasDiskSpace: mayWrite,
      anonKey: secrets.anonKey,
      origins: new Set([settings.siteUrl, ...settings.allowedOrigins]),
    });
    const handler = tellOfAnswers(answer, securityLog(write));
    const server = createAdaptorServer({
      serverOptions: slowClients,
      fetch: (request, env) => {
        const peer = (env as HttpBindings).incoming.socket.remoteAddress;
        return handler(request, clientAddress(peer, request.headers.get('x-forwarded-for')));
      },
    }) as Server;
    const api = await listen(server, settings.port, 'BACKEND_PORT');
    opened.push(api.close);
    let box: RunningServer | undefined;
    if (settings.mailboxPort !== 'off') {
      box = await startMailboxServer(mailbox, settings.mailboxPort);
      opened.push(box.close);
    }
    return { port: api.port, anonKey: secrets.anonKey, mailboxPort: box?.port, mailbox, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
