import { createHash } from 'node:crypto';
import { siteAddress } from '../mail/accountMailer.ts';
import type { Database } from '../database/Database.ts';
import type { AuthRule } from './AuthRequest.ts';
import { dropUnprovenPassword, markRecovery } from './accounts.ts';
import { closeLink, findLink, findOpenedLink, openToCode, type LinkKind } from './linkRequests.ts';
import { forgetMailTurns } from './mailTurns.ts';

/** Which tokens the library takes for a `type`. */
const KINDS: Record<string, readonly LinkKind[]> = {
  signup: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery', 'confirmation'],
};
const kindsOf = (type: unknown): readonly LinkKind[] => new Map(Object.entries(KINDS)).get(String(type)) ?? [];

/**
 * The link of a mail, opened. One that a browser asked for leads to the site with a code, and only that browser can make a
 * session of it (RFC 7636). Any other link leads to the site with a session, as the library has it.
 */
export const openLink: AuthRule = async ({ url, address, forward }, { database, siteUrl }) => {
  // The library would lead to any port of this machine as well.
  url.searchParams.set('redirect_to', siteAddress(siteUrl, url.searchParams.get('redirect_to')));
  const token = url.searchParams.get('token') ?? '';
  const link = await findLink(database, token, kindsOf(url.searchParams.get('type')));
  if (link?.code_challenge) {
    const target = new URL(url.searchParams.get('redirect_to')!);
    target.searchParams.set('code', await openToCode(database, link));
    return new Response(null, { status: 303, headers: { location: target.href } });
  }
  return prove({ database, address, link }, forward, (answer) =>
    new URLSearchParams(new URL(answer.headers.get('location')!).hash.slice(1)).get('access_token'),
  );
};

/**
 * A token, verified without a redirect. The code of an opened link is one as well: with it whoever has the mail gets in
 * from any browser, and chooses a password there, because the one of the sign-up may be somebody else's.
 */
export const verifyToken: AuthRule = async ({ body, address, forward }, { database }) => {
  const sessionIn = async (answer: Response) => ((await answer.clone().json()) as { access_token?: string }).access_token ?? null;
  const token = typeof body.token_hash === 'string' ? body.token_hash : hashOf(body);
  const opened = body.type === 'recovery' ? await findOpenedLink(database, token) : undefined;
  if (opened) {
    await closeLink(database, opened);
    await database.query('delete from auth.flow_state where auth_code = $1', [token]);
    await database.query('update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1', [opened.userId, token]);
    return prove({ database, address, link: { ...opened, kind: 'recovery' } }, forward, sessionIn);
  }
  return prove({ database, address, link: await findLink(database, token, kindsOf(body.type)) }, forward, sessionIn);
};

/** A code and its address, as the library hashes them for its links. */
function hashOf({ email, token }: Record<string, unknown>): string {
  return createHash('sha256')
    .update(`${String(email).toLowerCase()}${String(token)}`)
    .digest('hex');
}

/**
 * Lets the library verify a link. What confirms an address proves the mailbox, and not that the password of the sign-up is
 * its owner's, unless it is opened at the address the sign-up came from. The session of any other link may set a password.
 */
async function prove(
  { database, address, link }: { database: Database; address: string; link: Awaited<ReturnType<typeof findLink>> },
  forward: () => Promise<Response>,
  sessionIn: (answer: Response) => string | null | Promise<string | null>,
): Promise<Response> {
  if (!link) return forward();
  const isOwnSignUp = link.kind === 'confirmation' && !link.code_challenge && link.address === address;
  if (!isOwnSignUp) await dropUnprovenPassword(database, link.userId);
  const answer = await forward();
  const token = answer.status < 400 ? await sessionIn(answer) : null;
  if (!token) return answer;
  if (!isOwnSignUp) await markRecovery(database, token);
  await closeLink(database, link);
  await forgetMailTurns(database, link.userId);
  return answer;
}
