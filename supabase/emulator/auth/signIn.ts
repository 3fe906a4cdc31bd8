import { authError } from '../http/answers.ts';
import type { NamedAuthRule } from './AuthRequest.ts';
import { findAccount } from './findAccount.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Sign-in with a password. The library reveals which addresses have an account, by time and by answering 'Email not
 * confirmed' whatever the password, and lets passwords be guessed without end.
 */
export const signIn: NamedAuthRule = async ({ body, email, address, forward }, { database, wrongSignIns, saveAttempts }) => {
  const key = `${email} ${address}`;
  const wait = wrongSignIns.take(key);
  if (wait) return tooManyWrongPasswords(wait);
  const answer = await check(body.password, email);
  // Of an account that is there and of one that is not: neither takes longer.
  if ((await errorCode(answer)) === 'invalid_credentials') await saveAttempts();
  else wrongSignIns.giveBack(key);
  return answer;

  async function check(password: unknown, of: string): Promise<Response> {
    if (typeof password !== 'string' || !password) return forward();
    const account = await findAccount(database, of);
    if (account?.confirmed && account.passwordHash) return forward();
    return (await passwordMatches(password, account?.passwordHash))
      ? authError(400, 'email_not_confirmed', 'Email not confirmed')
      : authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
};

/** @param seconds until the next attempt */
export function tooManyWrongPasswords(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  return authError(
    429,
    'over_request_rate_limit',
    `Too many wrong sign-ins for this account. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { 'retry-after': String(seconds) },
  );
}

async function errorCode(answer: Response): Promise<string | undefined> {
  if (answer.ok) return undefined;
  return ((await answer.clone().json()) as { error_code?: string }).error_code;
}
