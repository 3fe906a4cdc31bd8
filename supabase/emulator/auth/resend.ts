import { randomBytes } from 'node:crypto';
import { json } from '../http/answers.ts';
import type { AuthRule } from './AuthRequest.ts';
import { findAccount } from './findAccount.ts';
import { mailedTooRecently } from './signUp.ts';

/** Sends the confirmation of a sign-up again, with a new link. The library always answers 429. */
export const resend: AuthRule = async ({ body, email, forward }, { database, mailer }) => {
  if (body.type !== 'signup') return forward();
  const account = await findAccount(database, email);
  if (!account || account.confirmed) return json(200, {});
  if (account.confirmationWait) return mailedTooRecently(account.confirmationWait);
  const token = randomBytes(32).toString('hex');
  await database.query('update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1', [account.id, token]);
  await mailer.sendConfirmation(email, token, '', { userId: account.id });
  return json(200, {});
};
