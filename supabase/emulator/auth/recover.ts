import { json } from '../http/answers.ts';
import type { AuthRule } from './AuthRequest.ts';
import { findAccount } from './findAccount.ts';

/** Password recovery: one mail a minute for an account, and the same answer for every address. */
export const recover: AuthRule = async ({ email, forward }, { database }) => {
  const account = await findAccount(database, email);
  return account?.recoveryWait ? json(200, {}) : forward();
};

/**
 * A sign-in link: as `recover`, and no account is made. For an unknown address the library makes one that counts as
 * confirmed, so anybody could occupy anybody's address.
 */
export const signInLink: AuthRule = async ({ email, forward }, { database }) => {
  const account = await findAccount(database, email);
  return account && !account.recoveryWait ? forward() : json(200, {});
};
