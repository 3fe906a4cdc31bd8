import { authError } from '../http/answers.ts';
import type { Database } from '../database/Database.ts';

/** Links of the two kinds share a recipient's limits; a notice of what was done to an account has its own. */
type MailKind = 'confirmation' | 'recovery' | 'notice';

/** Seconds between two mails of one kind to one address, as on hosted Supabase. Notices follow what happened at once. */
const SECONDS_BETWEEN = { confirmation: 60, recovery: 60, notice: 0 };
const AN_HOUR = { seconds: 3600, most: 5 };
const A_DAY = { seconds: 86_400, most: 10 };

/**
 * Counts a mail that is asked for, whether or not the address has an account: limits that only known addresses run into
 * would tell which are known.
 *
 * @param recipient in lower case
 * @returns 0 when it may be sent, else the seconds until one may
 */
export async function takeMailTurn(database: Database, recipient: string, kind: MailKind): Promise<number> {
  let wait = 0;
  await database.transaction(async ({ query }) => {
    // Two requests at once must not both find the last turn free.
    await query('select pg_advisory_xact_lock(hashtext($1))', [`mail to ${recipient}`]);
    await query(`delete from emulator.mail_requests where asked_at < now() - interval '1 day'`);
    const ages = await query<{ kind: MailKind; age: number }>(
      `select kind, extract(epoch from now() - asked_at)::float8 as age from emulator.mail_requests
        where recipient = $1 and (kind = 'notice') = ($2 = 'notice') order by asked_at desc`,
      [recipient, kind],
    );
    const latest = ages.find((mail) => mail.kind === kind)?.age ?? Infinity;
    wait = Math.max(
      SECONDS_BETWEEN[kind] - latest,
      ...[AN_HOUR, A_DAY].map(({ seconds, most }) => seconds - (ages[most - 1]?.age ?? Infinity)),
    );
    if (wait <= 0) await query('insert into emulator.mail_requests (recipient, kind) values ($1, $2)', [recipient, kind]);
  });
  return Math.max(0, Math.ceil(wait));
}

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
