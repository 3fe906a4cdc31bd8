import { authError } from '../http/answers.ts';
import { isLoopback } from '../http/clientAddress.ts';
import type { Database, Transaction } from '../database/Database.ts';
import type { Queue } from '../database/workQueue.ts';

/** Links of the two kinds share a recipient's limits; a notice of what was done to an account has its own. */
type MailKind = 'confirmation' | 'recovery' | 'notice';

/** Seconds between two mails of one kind to one address, as on hosted Supabase. Notices follow what happened at once. */
const SECONDS_BETWEEN = { confirmation: 60, recovery: 60, notice: 0 };
const AN_HOUR = { seconds: 3600, most: 5 };
const A_DAY = { seconds: 86_400, most: 10 };
/** Different recipients that one network may have mailed: an office signs up in a morning, a list of strangers does not. */
const STRANGERS = { seconds: 3600, most: 30 };

/**
 * Counts a mail that is asked for, whether or not the address has an account: limits that only known addresses run into
 * would tell which are known.
 *
 * @param recipient in lower case
 * @param asker network address the request came from; one of this machine says nothing about who asks, and is not limited
 * @returns 0 when it may be sent, else the seconds until one may
 */
export async function takeMailTurn(database: Database, recipient: string, kind: MailKind, asker: string): Promise<number> {
  let wait = 0;
  await database.transaction(async (transaction) => {
    const { query } = transaction;
    // Two requests at once must not both find the last turn free.
    await query('select pg_advisory_xact_lock(hashtext($1))', [`mail to ${recipient}`]);
    await query('select pg_advisory_xact_lock(hashtext($1))', [`mail from ${asker}`]);
    const ages = await query<{ kind: MailKind; age: number }>(
      `select kind, extract(epoch from now() - asked_at)::float8 as age from emulator.mail_requests
        where recipient = $1 and (kind = 'notice') = ($2 = 'notice') order by asked_at desc`,
      [recipient, kind],
    );
    const latest = ages.find((mail) => mail.kind === kind)?.age ?? Infinity;
    wait = Math.max(
      SECONDS_BETWEEN[kind] - latest,
      kind === 'notice' || isLoopback(asker) ? 0 : await waitForStrangers(transaction, recipient, asker),
      ...[AN_HOUR, A_DAY].map(({ seconds, most }) => seconds - (ages[most - 1]?.age ?? Infinity)),
    );
    if (wait <= 0) {
      await query('insert into emulator.mail_requests (recipient, kind, asked_from) values ($1, $2, $3)', [recipient, kind, asker]);
    }
  });
  return Math.max(0, Math.ceil(wait));
}

/** @returns seconds until one more recipient may be mailed for that network; those of the last hour may be again */
async function waitForStrangers({ query }: Transaction, recipient: string, asker: string): Promise<number> {
  const others = await query<{ age: number }>(
    `select extract(epoch from now() - min(asked_at))::float8 as age from emulator.mail_requests
      where asked_from = $1 and recipient <> $2 and kind <> 'notice' and asked_at > now() - make_interval(secs => $3)
      group by recipient order by age`,
    [asker, recipient, STRANGERS.seconds],
  );
  return STRANGERS.seconds - (others[STRANGERS.most - 1]?.age ?? Infinity);
}

/** The turns that were taken, for the maintenance. @returns `dropOld`, which takes out those that no limit reaches back to */
export const mailTurns = ({ database, queue }: { database: Database; queue: Queue }) => ({
  dropOld: async () => {
    await queue.run(() =>
      database.query('delete from emulator.mail_requests where asked_at < now() - make_interval(secs => $1)', [A_DAY.seconds]),
    );
  },
});

/** Forgets what was asked for an address that has just been proved to be its owner's: signing up again waits for nothing. */
export async function forgetMailTurns(database: Database, userId: string): Promise<void> {
  await database.query(
    `delete from emulator.mail_requests using auth.users as u where u.id = $1 and recipient = u.email and kind = 'confirmation'`,
    [userId],
  );
}

/** Whether a text can be an address, by the library's own rule; what cannot is the library's to refuse. */
export function isAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

/** @param seconds until the next mail may be asked for */
export function mailedTooRecently(seconds: number): Response {
  return authError(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
}
