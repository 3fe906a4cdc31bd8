import { attemptLimit } from '@marketplace/node-kit/attemptLimit';
import type { SecurityLog } from '@marketplace/node-kit/securityLog';
import { readClaims } from '../http/tokenFault.ts';

type Handler = (request: Request, address: string) => Promise<Response>;

/** What is told of whether it succeeds or not. A renewal that succeeds is every tab, every hour. */
const EVENTS: Record<string, string> = {
  'POST /auth/v1/token?password': 'sign-in',
  'POST /auth/v1/token?pkce': 'sign-in-by-link',
  'POST /auth/v1/signup': 'sign-up',
  'POST /auth/v1/resend': 'link-asked-for',
  'POST /auth/v1/recover': 'link-asked-for',
  'POST /auth/v1/otp': 'link-asked-for',
  'POST /auth/v1/magiclink': 'link-asked-for',
  'GET /auth/v1/verify': 'link-opened',
  'POST /auth/v1/verify': 'link-opened',
  'PUT /auth/v1/user': 'account-changed',
  'POST /auth/v1/logout': 'sign-out',
};
/** Of one visitor in a minute: whoever guesses must not fill the disk. */
const perMinute = 60;

/**
 * Tells of every attempt to get into an account and of every request that was refused for who sent it, with the account where
 * the answer proves one. Neither passwords, tokens and addresses of email nor what was asked for are told.
 */
export function tellOfAnswers(handler: Handler, tell: SecurityLog): Handler {
  const lines = attemptLimit({ max: perMinute, windowMs: 60_000 });
  return async (request, address) => {
    const answer = await handler(request, address);
    const told = eventOf(request, answer);
    if (told && lines.take(address) === 0) {
      const code = answer.headers.get('x-sb-error-code') ?? undefined;
      const actor = await actorOf(request, answer);
      tell({ event: told, outcome: outcomeOf(answer), address, actor, status: answer.status, code });
    }
    return answer;
  };
}

function eventOf({ method, url }: Request, { status }: Response): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const grant = pathname === '/auth/v1/token' ? `?${searchParams.get('grant_type')}` : '';
  return new Map(Object.entries(EVENTS)).get(`${method} ${pathname}${grant}`) ?? ([401, 403, 429].includes(status) ? 'access' : undefined);
}

function outcomeOf({ status, headers }: Response): string {
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  return status >= 400 || /[#?&]error=/.test(headers.get('location') ?? '') ? 'refused' : 'done';
}

/** A session that was just given names its account; a token is believed where only a signed one gets this answer. */
async function actorOf({ method, url, headers }: Request, answer: Response): Promise<string | undefined> {
  const { pathname } = new URL(url);
  if (pathname === '/auth/v1/token' && answer.ok) return ((await answer.clone().json()) as { user?: { id?: string } }).user?.id;
  const isOwn = answer.ok && ['PUT /auth/v1/user', 'POST /auth/v1/logout'].includes(`${method} ${pathname}`);
  const isBelieved = isOwn || (answer.status === 403 && pathname.startsWith('/rest/'));
  const [, payload] = headers.get('authorization')?.split('.') ?? [];
  return isBelieved && payload ? (readClaims(payload)?.sub as string | undefined) : undefined;
}
