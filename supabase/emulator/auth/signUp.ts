import type { AuthContext, NamedAuthRule } from './AuthRequest.ts';
import { findAccount } from './findAccount.ts';
import { bindLink, isBound, readChallenge } from './linkRequests.ts';
import { isAddress, mailedTooRecently, takeMailTurn } from './mailTurns.ts';
import { refuseMetadata } from './metadataRules.ts';
import { newUser } from './newUser.ts';
import { refusePassword } from './passwordRules.ts';
import { passwordMatches, pretendToStore } from './passwords.ts';
import { sendConfirmation } from './resend.ts';
import { json } from '../http/answers.ts';

/**
 * Sign-up, answered alike for an address that is new, waits for its confirmation, or has an account. The library says
 * which by its status. The link of the mail is bound to who signed up first: to the browser, by its PKCE challenge, or to
 * the network address. Whoever else signs up with the address makes the link be mailed again and changes nothing.
 */
export const signUp: NamedAuthRule = async ({ body, email, address, forward }, { database, mailer }) => {
  const { password } = body;
  // The library refuses these before it looks for the account.
  if (!isAddress(email) || typeof password !== 'string' || password.length < 6 || password.length > 72) return forward();
  const challenge = readChallenge(body);
  const refused = refusePassword(password, email) ?? refuseMetadata(body.data);
  if (challenge instanceof Response) return challenge;
  if (refused) return refused;
  const wait = await takeMailTurn(database, email, 'confirmation', address);
  if (wait) return mailedTooRecently(wait);

  const account = await findAccount(database, email);
  if (!account) {
    const answer = await forward();
    const made = answer.ok ? await findAccount(database, email) : undefined;
    if (!made) return answer;
    await bindLink(database, { userId: made.id, kind: 'confirmation', challenge, address });
    return json(200, newUser(email, body.data, made.id));
  }
  if (account.confirmed) await pretendToStore(password);
  else await signUpAgain(account, { database, mailer }, { email, password });
  return json(200, newUser(email, body.data));
};

/**
 * Nobody has proved to own the address yet, and the two passwords may be of two people. Where no browser can prove which
 * is the owner's, neither counts: the owner chooses one when the link is open.
 */
async function signUpAgain(
  { id, passwordHash }: { id: string; passwordHash: string | null },
  { database, mailer }: Pick<AuthContext, 'database' | 'mailer'>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (!(await passwordMatches(password, passwordHash)) && !(await isBound(database, id))) {
    await database.query('update auth.users set encrypted_password = null where id = $1', [id]);
  }
  await sendConfirmation({ database, mailer }, id, email);
}
