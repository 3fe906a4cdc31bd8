import { authError } from '../http/answers.ts';
import { endOtherSessions, isRecovery } from './accounts.ts';
import type { AuthContext, AuthRequest, AuthRule } from './AuthRequest.ts';
import { takeMailTurn } from './mailTurns.ts';
import { refuseMetadata } from './metadataRules.ts';
import { refusePassword } from './passwordRules.ts';
import { passwordMatches } from './passwords.ts';
import { tooManyWrongPasswords } from './signIn.ts';

interface User {
  id: string;
  email: string;
  user_metadata: object;
}

/**
 * A change to the own account. The library changes an address when the link in the mail to the *old* one is opened, so
 * whoever has an account could give it the address of a person who has none; the product offers no such change. And it
 * lets a session that somebody else holds change the password, which keeps the owner out.
 */
export const updateUser: AuthRule = async (request, context) => {
  const { body, forward } = request;
  if (body.email !== undefined) return authError(422, 'validation_failed', 'The email address of an account cannot be changed.');
  if (body.password === undefined && body.data === undefined) return forward();
  if (body.password !== undefined && typeof body.password !== 'string') return authError(422, 'validation_failed', 'A password is a text.');
  // The library says who asks: before it has checked the signature, a token proves nothing.
  const asked = await context.serve(new Request(new URL('/auth/v1/user', request.url), { headers: request.headers }));
  if (!asked.ok) return asked;
  const user = (await asked.json()) as User;
  const refused = refuseMetadata(body.data, user.user_metadata) ?? (await refuseNewPassword(request, context, user));
  if (refused) return refused;
  const answer = await forward();
  if (answer.ok && typeof body.password === 'string') await passwordChanged(request, context, user);
  return answer;
};

async function refuseNewPassword(
  { body, headers, address }: AuthRequest,
  { database, wrongSignIns, saveAttempts }: AuthContext,
  { id, email }: User,
): Promise<Response | undefined> {
  const { password, current_password: current } = body;
  // The library refuses what is no password, or too short.
  if (typeof password !== 'string' || password.length < 6) return undefined;
  const refused = refusePassword(password, email);
  if (refused) return refused;
  const [account] = await database.query<{ hash: string | null }>('select encrypted_password as hash from auth.users where id = $1', [id]);
  if (!account?.hash || (await isRecovery(database, tokenOf(headers)))) return undefined;
  if (typeof current !== 'string' || !current) {
    return authError(400, 'current_password_required', 'Enter your current password to choose a new one.');
  }
  const wait = wrongSignIns.take(`${email} ${address}`);
  if (wait) return tooManyWrongPasswords(wait);
  if (!(await passwordMatches(current, account.hash))) {
    await saveAttempts();
    return authError(400, 'current_password_mismatch', 'The current password is wrong.');
  }
  wrongSignIns.giveBack(`${email} ${address}`);
  return undefined;
}

/** Who knew the password before is signed out, and the owner is told. */
async function passwordChanged({ headers, address }: AuthRequest, { database, mailer }: AuthContext, { id, email }: User): Promise<void> {
  await endOtherSessions(database, id, tokenOf(headers));
  if (!(await takeMailTurn(database, email, 'notice', address))) await mailer.sendPasswordChanged(email, id);
}

function tokenOf(headers: Headers): string {
  return headers.get('authorization')!.slice('Bearer '.length);
}
