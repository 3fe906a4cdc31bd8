import { randomUUID } from 'node:crypto';
import { authError, json } from '../http/answers.ts';
import type { AuthRule } from './AuthRequest.ts';
import { findAccount } from './findAccount.ts';
import { pretendToStore } from './passwords.ts';

/**
 * Sign-up with an address that is known already. The library answers 429 for ever; hosted Supabase answers a confirmed
 * address as if it were new but without identities, and lets an unconfirmed one try again.
 */
export const signUp: AuthRule = async ({ body, email, forward }, { database }) => {
  // The library refuses such a password before it looks for the account.
  if (typeof body.password !== 'string' || body.password.length < 6 || body.password.length > 72) return forward();
  const account = await findAccount(database, email);
  if (!account) return forward();
  if (account.confirmed) {
    await pretendToStore(body.password);
    return json(200, unrelatedUser(email, body.data));
  }
  if (account.confirmationWait) return mailedTooRecently(account.confirmationWait);
  // Nobody has proved to own the address yet, so the latest sign-up counts, password included.
  await database.query('delete from auth.users where id = $1 and confirmed_at is null', [account.id]);
  return forward();
};

/** @param seconds until the next mail may be asked for */
export function mailedTooRecently(seconds: number): Response {
  return authError(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
}

/** A user object that tells nothing about the account behind the address. */
function unrelatedUser(email: string, data: unknown): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
