import type { Database } from '../emulator/database/Database.ts';
import type { Queue } from '../emulator/database/workQueue.ts';
import type { Mail } from '../mails/layout/Mail.ts';
import { composeMail, type ClaimedMail, type Sender } from '../mails/layout/composeMail.ts';

const BATCH = 20;
const INTERVAL_MS = 10_000;

interface OutboxOptions extends Sender {
  database: Database;
  queue: Queue;
  /** Hands a mail over; what it throws becomes the row's `last_error`. */
  deliver: (mail: Mail) => void | Promise<void>;
  /** False while the disk is full: a write would make PGlite stand still. */
  hasDiskSpace: () => boolean;
  /** The database's clock without it. */
  now?: () => Date;
}

export interface OutboxWorker {
  /** Sends everything that is due now. Calls while it runs share one more round. */
  sendDue(): Promise<void>;
  /** Ends after the mail under way; nothing is claimed afterwards. */
  stop(): Promise<void>;
}

/**
 * Sends the mails of `private.outbox`: when the database says that there is one, and every ten seconds for those that are
 * due again.
 *
 * A mail is sent at least once: a process that dies after `deliver` and before the row is marked sends it again when its
 * claim has run out. Both have the same `MessageID`, by which the mailbox shows one.
 */
export async function startOutboxWorker({
  database,
  queue,
  siteUrl,
  operator,
  deliver,
  hasDiskSpace,
  now,
}: OutboxOptions): Promise<OutboxWorker> {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;

  const query = <Row>(sql: string, parameters: unknown[]) => queue.run(() => database.query<Row>(sql, parameters));
  const at = () => now?.().toISOString() ?? null;
  const wake = () =>
    void sendDue().catch((error: unknown) => console.error('The mails could not be looked up; the next try is in ten seconds.', error));
  const stopListening = await database.listen('outbox', wake);
  const timer = setInterval(wake, INTERVAL_MS).unref();
  wake();
  return {
    sendDue,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await queue.run(() => stopListening());
      await running?.catch(() => undefined);
    },
  };

  function sendDue(): Promise<void> {
    again = true;
    if (stopped || !hasDiskSpace()) return Promise.resolve();
    running ??= rounds();
    return running;
  }

  async function rounds(): Promise<void> {
    try {
      do {
        again = false;
        const claimed = await query<ClaimedMail>('select * from private.claim_mails($1::integer, coalesce($2::timestamptz, now()))', [
          BATCH,
          at(),
        ]);
        for (const mail of claimed) if (!stopped) await send(mail);
        if (claimed.length === BATCH) again = true;
      } while (again && !stopped && hasDiskSpace());
    } finally {
      // In the same step as the last look at `again`, or a call in between would be lost.
      running = undefined;
    }
  }

  async function send(row: ClaimedMail): Promise<void> {
    const error = await attempt(row);
    await query('select private.finish_mail($1::bigint, $2::text, coalesce($3::timestamptz, now()))', [row.id, error, at()]);
    if (error) console.error(`Mail ${row.id} (${row.kind}), attempt ${row.attempts}: ${error}`);
  }

  async function attempt(row: ClaimedMail): Promise<string | null> {
    try {
      await deliver(composeMail(row, { siteUrl, operator }));
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
