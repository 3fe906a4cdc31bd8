import { composeMail, type ClaimedMail, type Sender } from '../../mails/layout/composeMail.ts';
import type { Mail } from '../../mails/layout/Mail.ts';
import { callDatabase, type ProjectAccess } from '../_shared/callDatabase.ts';

export interface SendSettings extends Sender, ProjectAccess {
  /** Takes a mail as JSON: `from`, `to`, `subject`, `text`, `html`, `headers`. */
  mailUrl: string;
  mailKey: string;
}

/** At ten seconds for each mail, a claim of two minutes lasts longer than its mails take. */
const BATCH = 10;
const ROUNDS = 6;

/**
 * Sends the mails that are due, at most 60; the next call goes on.
 * A mail whose answer got lost is sent again with the same idempotency key and `Message-ID`.
 *
 * @returns how many were sent and how many will be tried again
 * @throws Error when the outbox cannot be read or marked
 */
export async function sendMails(settings: SendSettings, fetch = globalThis.fetch): Promise<{ sent: number; failed: number }> {
  const outcome = { sent: 0, failed: 0 };
  // Addresses of sites are often written with a slash at their end, which every path of a mail begins with.
  const sender = { ...settings, siteUrl: new URL(settings.siteUrl).origin };
  const call = (name: string, parameters: object) => callDatabase(settings, name, parameters, fetch);
  for (let round = 0; round < ROUNDS; round++) {
    const claimed = (await call('claim_outbox', { batch: BATCH })) as ClaimedMail[];
    for (const row of claimed) {
      const error = await attempt(row);
      await call('finish_outbox', { id: row.id, error });
      outcome[error === null ? 'sent' : 'failed']++;
    }
    if (claimed.length < BATCH) break;
  }
  return outcome;

  async function attempt(row: ClaimedMail): Promise<string | null> {
    try {
      const answer = await fetch(settings.mailUrl, {
        method: 'POST',
        body: JSON.stringify(toMessage(composeMail(row, sender))),
        headers: {
          authorization: `Bearer ${settings.mailKey}`,
          'content-type': 'application/json',
          'idempotency-key': row.idempotency_key,
        },
        signal: AbortSignal.timeout(10_000),
      });
      return answer.ok ? null : `The mail service answered ${answer.status}.`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

function toMessage({ From, To, Subject, Text, HTML, MessageID, ListUnsubscribe }: Mail): object {
  return {
    from: `${From.Name} <${From.Address}>`,
    to: To.map(({ Address }) => Address),
    subject: Subject,
    text: Text,
    html: HTML,
    headers: {
      'Message-ID': `<${MessageID}>`,
      ...(ListUnsubscribe && {
        'List-Unsubscribe': ListUnsubscribe.Header,
        'List-Unsubscribe-Post': ListUnsubscribe.HeaderPost,
      }),
    },
  };
}
