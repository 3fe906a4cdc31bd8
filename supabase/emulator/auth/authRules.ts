import { authError } from '../http/answers.ts';
import type { AuthContext, AuthRule } from './AuthRequest.ts';
import { recover, signInLink } from './recover.ts';
import { resend } from './resend.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';

const RULES: Record<string, AuthRule> = {
  '/auth/v1/token?grant_type=password': signIn,
  '/auth/v1/signup': signUp,
  '/auth/v1/resend': resend,
  '/auth/v1/recover': recover,
  '/auth/v1/otp': signInLink,
  '/auth/v1/magiclink': signInLink,
};

/** RFC 5321 allows 254 characters; the column takes 255 and fails beyond. */
const MAX_EMAIL_LENGTH = 254;

interface Incoming {
  method: string;
  url: URL;
  body: Uint8Array | undefined;
  address: string;
}

/**
 * Answers an Auth request where the library differs from hosted Supabase or is not safe; everything else is forwarded
 * as it is, bad input included, so that the library's own messages come through.
 */
export async function answerAuth(
  { method, url, body, address }: Incoming,
  context: AuthContext,
  forward: () => Promise<Response>,
): Promise<Response> {
  const refused = unproven(method, url, body);
  if (refused) return refused;
  const grant = url.pathname === '/auth/v1/token' ? `?grant_type=${url.searchParams.get('grant_type')}` : '';
  const rule = method === 'POST' ? RULES[url.pathname + grant] : undefined;
  const fields = rule && parse(body);
  if (!rule || !fields || typeof fields.email !== 'string' || !fields.email) return forward();
  if (fields.email.length > MAX_EMAIL_LENGTH || fields.email.includes('\0')) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return rule({ body: fields, email: fields.email.toLowerCase(), address, forward }, context);
}

/**
 * The library changes an address when the link in the mail to the *old* one is opened: whoever has an account could give
 * it the address of a person who has none, and read what that person asked for as a guest. And it mails a code that
 * proves nothing, as often as it is asked. The product uses neither.
 */
function unproven(method: string, { pathname }: URL, body: Uint8Array | undefined): Response | undefined {
  if (pathname === '/auth/v1/reauthenticate') return authError(404, 'validation_failed', 'There is no reauthentication here.');
  if (method !== 'PUT' || pathname !== '/auth/v1/user' || parse(body)?.email === undefined) return undefined;
  return authError(422, 'validation_failed', 'The email address of an account cannot be changed.');
}

/** Whether a request is an attempt to get into an account, or to have mail sent: what the limit per address counts. */
export function isAttempt(method: string, url: URL): boolean {
  if (url.pathname === '/auth/v1/verify') return method === 'GET' || method === 'POST';
  if (method !== 'POST') return false;
  if (url.pathname === '/auth/v1/token') return url.searchParams.get('grant_type') !== 'refresh_token';
  return url.pathname in RULES;
}

/** Decoded as the library decodes it: what it can read and this cannot would get around the rules. */
function parse(body: Uint8Array | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
