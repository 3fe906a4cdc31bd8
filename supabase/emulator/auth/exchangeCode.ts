import type { AuthRule } from './AuthRequest.ts';
import { confirmAccount, dropUnprovenPassword, markRecovery } from './accounts.ts';
import { closeLink, findOpenedLink, isVerifier } from './linkRequests.ts';
import { forgetMailTurns } from './mailTurns.ts';

/**
 * The code of an opened link becomes a session in the browser that asked for the link. That browser's sign-up is proved
 * with it, password included. The library knows such codes from social sign-in only, so it leaves the account as it is.
 */
export const exchangeCode: AuthRule = async ({ body, forward }, { database }) => {
  const link = typeof body.auth_code === 'string' ? await findOpenedLink(database, body.auth_code) : undefined;
  // The library says what is wrong with the code or the verifier.
  if (!link || !isVerifier(link, body.code_verifier)) return forward();
  if (link.kind === 'recovery') await dropUnprovenPassword(database, link.userId);
  await confirmAccount(database, link.userId);
  await closeLink(database, link);
  await forgetMailTurns(database, link.userId);
  const answer = await forward();
  if (answer.ok && link.kind === 'recovery') {
    const { access_token: token } = (await answer.clone().json()) as { access_token: string };
    await markRecovery(database, token);
  }
  return answer;
};
