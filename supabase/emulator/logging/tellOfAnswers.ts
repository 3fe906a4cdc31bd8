import { attemptLimit } from '@marketplace/node-kit/attemptLimit';
import type { SecurityLog } from '@marketplace/node-kit/securityLog';
import { readClaims } from '../http/tokenFault.ts';
import { decisionOf, factsOf } from './staffDecisions.ts';

type Handler = (request: Request, address: string) => Promise<Response>;

/** What is told of whether it succeeds or not. */
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
/** A renewal that succeeds is every tab, every hour; one that is refused may be a token that somebody else has. */
const RENEWAL = 'POST /auth/v1/token?refresh_token';
const DECISION = 'staff-decision';
/** Of one visitor in a minute: whoever guesses must not fill the disk. */
const perMinute = 60;

/**
 * Tells of every attempt to get into an account, of sessions that could not be renewed, of what staff decides and of every
 * request that was refused for who sent it, with the account where the answer proves one. Neither passwords, tokens and addresses of email nor what was asked for are told.
 */
export function tellOfAnswers(handler: Handler, tell: SecurityLog): Handler {
  const lines = attemptLimit({ max: perMinute, windowMs: 60_000 });
  return async (request, address) => {
    const decision = decisionOf(new URL(request.url));
    const asked = decision === undefined ? undefined : request.clone();
    const answer = await handler(request, address);
    const told = eventOf(request, answer);
    if (told && lines.take(address) === 0) {
      const code = answer.headers.get('x-sb-error-code') ?? undefined;
      const actor = await actorOf(request, answer);
      const facts = decision !== undefined && asked && answer.ok ? await factsOf(decision, asked) : {};
      tell({ event: told, outcome: outcomeOf(answer), address, actor, status: answer.status, code, decision, ...facts });
    }
    return answer;
  };
}

function eventOf({ method, url }: Request, { status }: Response): string | undefined {
  const address = new URL(url);
  const { pathname, searchParams } = address;
  if (decisionOf(address) !== undefined) return DECISION;
  const grant = pathname === '/auth/v1/token' ? `?${searchParams.get('grant_type')}` : '';
  const asked = `${method} ${pathname}${grant}`;
  if (asked === RENEWAL) return status >= 400 && status < 500 ? 'session-renewal' : undefined;
  return new Map(Object.entries(EVENTS)).get(asked) ?? ([401, 403, 429].includes(status) ? 'access' : undefined);
}

function outcomeOf({ status, headers }: Response): string {
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  if (headers.get('x-sb-error-code') === 'refresh_token_already_used') return 'reused';
  return status >= 400 || /[#?&]error=/.test(headers.get('location') ?? '') ? 'refused' : 'done';
}

/** A session that was just given, or found used twice, names its account; a token is believed where only a signed one gets this answer. */
async function actorOf({ method, url, headers }: Request, answer: Response): Promise<string | undefined> {
  const address = new URL(url);
  const { pathname } = address;
  if (pathname === '/auth/v1/token' && answer.ok) return ((await answer.clone().json()) as { user?: { id?: string } }).user?.id;
  if (pathname === '/auth/v1/token') return answer.headers.get('sb-auth-user-id') ?? undefined;
  const needsToken = decisionOf(address) !== undefined || ['PUT /auth/v1/user', 'POST /auth/v1/logout'].includes(`${method} ${pathname}`);
  const isOwn = answer.ok && needsToken;
  const isBelieved = isOwn || (answer.status === 403 && pathname.startsWith('/rest/'));
  const [, payload] = headers.get('authorization')?.split('.') ?? [];
  return isBelieved && payload ? (readClaims(payload)?.sub as string | undefined) : undefined;
}
