import { randomBytes } from 'node:crypto';
import { json } from '../http/answers.ts';
import type { AuthContext, NamedAuthRule } from './AuthRequest.ts';
import { findAccount } from './findAccount.ts';
import { isAddress, mailedTooRecently, takeMailTurn } from './mailTurns.ts';

/** Sends the confirmation of a sign-up again, with a new link. The library always answers 429, to a known address only. */
export const resend: NamedAuthRule = async ({ body, email, address, forward }, { database, mailer }) => {
  if (body.type !== 'signup' || !isAddress(email)) return forward();
  const wait = await takeMailTurn(database, email, 'confirmation', address);
  if (wait) return mailedTooRecently(wait);
  const account = await findAccount(database, email);
  if (account && !account.confirmed) await sendConfirmation({ database, mailer }, account.id, email);
  return json(200, {});
};

/** Mails a new link to an account that waits for its confirmation. It stays bound to who signed up. */
export async function sendConfirmation(
  { database, mailer }: Pick<AuthContext, 'database' | 'mailer'>,
  userId: string,
  email: string,
): Promise<void> {
  const token = randomBytes(32).toString('hex');
  await database.query('update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1', [userId, token]);
  await mailer.sendConfirmation(email, token, '', { userId });
}
