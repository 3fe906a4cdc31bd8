import { json } from '../http/answers.ts';
import type { NamedAuthRule } from './AuthRequest.ts';
import { findAccount } from './findAccount.ts';
import { bindLink, readChallenge } from './linkRequests.ts';
import { isAddress, takeMailTurn } from './mailTurns.ts';

/**
 * Password recovery: the same answer for every address, also when no mail is sent because one was a moment ago, and the
 * link bound to the browser that asked. For an unknown address `/otp` would make an account that counts as confirmed, so
 * that anybody could occupy anybody's address.
 */
export const recover: NamedAuthRule = async ({ body, email, address, forward }, { database }) => {
  if (!isAddress(email)) return forward();
  const challenge = readChallenge(body);
  if (challenge instanceof Response) return challenge;
  const wait = await takeMailTurn(database, email, 'recovery', address);
  const account = wait ? undefined : await findAccount(database, email);
  if (!account) return json(200, {});
  const answer = await forward();
  if (answer.ok) await bindLink(database, { userId: account.id, kind: 'recovery', challenge, address });
  return answer;
};
