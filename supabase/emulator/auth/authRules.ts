import { authError } from '../http/answers.ts';
import type { AuthContext, AuthRequest, AuthRule, NamedAuthRule } from './AuthRequest.ts';
import { exchangeCode } from './exchangeCode.ts';
import { openLink, verifyToken } from './openLink.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { updateUser } from './updateUser.ts';

const RULES: Record<string, AuthRule> = {
  'POST /auth/v1/token?grant_type=password': named(signIn),
  'POST /auth/v1/token?grant_type=pkce': exchangeCode,
  'POST /auth/v1/signup': named(signUp),
  'POST /auth/v1/resend': named(resend),
  'POST /auth/v1/recover': named(recover),
  'POST /auth/v1/otp': named(recover),
  'POST /auth/v1/magiclink': named(recover),
  'POST /auth/v1/verify': verifyToken,
  'PUT /auth/v1/user': updateUser,
  // It mails a code that proves nothing, as often as it is asked.
  'GET /auth/v1/reauthenticate': () => Promise.resolve(authError(404, 'validation_failed', 'There is no reauthentication here.')),
  'GET /auth/v1/verify': openLink,
};

/** The library takes HEAD for GET, and programs that look through mails ask so: it must open nothing and mail nothing. */
const notAsked: AuthRule = () => Promise.resolve(new Response(null, { status: 405, headers: { allow: 'GET, POST, PUT' } }));

/** RFC 5321 allows 254 characters; the column takes 255 and fails beyond. */
const MAX_EMAIL_LENGTH = 254;

interface Incoming extends Pick<AuthRequest, 'url' | 'headers' | 'address' | 'forward'> {
  method: string;
  body: Uint8Array | undefined;
}

/**
 * Answers an Auth request where the library differs from hosted Supabase or is not safe; everything else is forwarded
 * as it is, bad input included, so that the library's own messages come through.
 */
export async function answerAuth({ method, body, ...request }: Incoming, context: AuthContext): Promise<Response> {
  const rule = method === 'HEAD' ? notAsked : RULES[nameOf(method, request.url)];
  const fields = body === undefined ? {} : parse(body);
  return rule && fields ? rule({ ...request, body: fields }, context) : request.forward();
}

/** A link in a mail carries no key. */
export function isLink(method: string, { pathname }: URL): boolean {
  return (method === 'GET' || method === 'HEAD') && pathname === '/auth/v1/verify';
}

/** What mails an address, or does not: those with an account are more work. */
const MAILING: ReadonlySet<string> = new Set(['signup', 'resend', 'recover', 'otp', 'magiclink'].map((name) => `POST /auth/v1/${name}`));

/** Whether the time of its answer could tell which addresses have an account. */
export function mayTellOfAccount(method: string, url: URL): boolean {
  return MAILING.has(nameOf(method, url));
}

/** Whether a request asks for a session to go on. */
export function isRenewal({ pathname, searchParams }: URL): boolean {
  return pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'refresh_token';
}

/** Whether a request is an attempt to get into an account, or to have mail sent: what the limit per address counts. */
export function isAttempt(method: string, url: URL): boolean {
  if (url.pathname === '/auth/v1/token') return method === 'POST' && !isRenewal(url);
  return isLink(method, url) || (method === 'POST' && nameOf(method, url) in RULES);
}

function nameOf(method: string, { pathname, searchParams }: URL): string {
  return `${method} ${pathname}${pathname === '/auth/v1/token' ? `?grant_type=${searchParams.get('grant_type')}` : ''}`;
}

/** A rule for requests that name an account by its address; what names none is the library's to refuse. */
function named(rule: NamedAuthRule): AuthRule {
  return (request, context) => {
    const { email } = request.body;
    if (typeof email !== 'string' || !email) return request.forward();
    if (email.length > MAX_EMAIL_LENGTH || email.includes('\0')) {
      return Promise.resolve(authError(400, 'validation_failed', 'Unable to validate email address: invalid format'));
    }
    return rule({ ...request, email: email.toLowerCase() }, context);
  };
}

/** Decoded as the library decodes it: what it can read and this cannot would get around the rules. */
function parse(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
