import { GoTrueClient, type AuthError, type Session } from '@supabase/auth-js';
import { newId } from '@marketplace/section-kit';
import type { Composition, KeyValueStorage } from '@marketplace/section-kit/host';
import { isRefused } from './isRefused';
import { renewTogether } from './renewTogether';
import { storageKey } from './storedSession';

export { tellConfirmed } from './confirmedNotice';

const submitLimit = 20_000;
const renewalLimit = 3_000;

type Answer = { error: AuthError | null };

/** What a mail's link hands over: a code, or the tokens of a session. */
export type Proof = { code: string } | { access_token: string; refresh_token: string };

/** A session that is nobody's in this browser yet. */
export interface OpenedSession {
  session: Session;
  /** Ends it. */
  discard: () => Promise<unknown>;
}

/** The auth service's library, with what it lacks. */
export interface AuthClient {
  auth: GoTrueClient;
  /** The Retry-After header of the last answer, which the library does not pass on. */
  lastRetryAfter: () => string | null;
  /** Whether the service refused to renew the session the last time it was asked: the library forgets such a session by itself. */
  wasRefused: () => boolean;
  /**
   * Ends the session on this device once the server has ended it, or cannot be reached. The library forgets it first, so
   * that a failure would be told to somebody who is signed out already.
   */
  signOutHere: () => Promise<Answer>;
  /** Whose session a link opens, without touching the one that is here; `null` when the service does not take it. */
  open: (proof: Proof) => Promise<OpenedSession | null>;
}

/** The server no longer knows the session or its person: there is nothing left to end. */
const goneStatuses = [401, 403, 404];
/** Nobody is there to end it. On a shared device the person still has to get out; the session itself runs out. */
const awayStatuses = [0, 502, 503, 504];

const isOver = ({ status = 0 }: AuthError) => goneStatuses.includes(status) || awayStatuses.includes(status);

/** Connects the library. Both come in a script of their own. */
export function createAuthClient({ supabaseUrl, anonKey }: Composition['config'], storage: KeyValueStorage): AuthClient {
  let retryAfter: string | null = null;
  let isEnded = false;
  const ask = async (input: RequestInfo | URL, init?: RequestInit) => {
    const timeout = AbortSignal.timeout(submitLimit);
    const answer = await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
    retryAfter = answer.headers.get('retry-after');
    return answer;
  };
  let wasRefused = false;
  const renew = renewTogether(async (input, init) => {
    const answer = await ask(input, init);
    wasRefused = isRefused(answer.status);
    return answer;
  }, storage);
  // As the client of everything sends them (`supabase-js`), of which a page would use half.
  const service = {
    url: `${supabaseUrl}/auth/v1`,
    headers: { Authorization: `Bearer ${anonKey}`, apikey: anonKey },
    // The address was read before the first render, and tokens are gone from it.
    detectSessionInUrl: false,
  };
  const auth = new GoTrueClient({
    ...service,
    storageKey,
    storage,
    // The links of mails answer to this browser.
    flowType: 'pkce',
    fetch: async (input, init) => {
      // The library would end on the server what has just been ended there.
      if (isEnded) return new Response(null, { status: 204 });
      return String(input).endsWith('grant_type=refresh_token') ? renew(input, init) : ask(input, init);
    },
  });

  async function open(proof: Proof): Promise<OpenedSession | null> {
    const guest = new GoTrueClient({
      ...service,
      storageKey: `${storageKey}.${newId()}`,
      persistSession: false,
      autoRefreshToken: false,
      fetch: ask,
    });
    const { data } = await ('code' in proof ? guest.verifyOtp({ token_hash: proof.code, type: 'recovery' }) : guest.setSession(proof));
    return data.session && { session: data.session, discard: () => guest.signOut({ scope: 'local' }) };
  }

  async function signOutHere(): Promise<Answer> {
    // An expired session is renewed first, and a server that is away is asked for half a minute.
    const giveUp = new Promise<null>((resolve) => setTimeout(resolve, renewalLimit, null));
    const stored = await Promise.race([auth.getSession(), giveUp]);
    if (stored?.error && !isOver(stored.error)) return { error: stored.error };
    if (stored?.data.session) {
      const { error } = await auth.admin.signOut(stored.data.session.access_token, 'local');
      if (error && !isOver(error)) return { error };
      isEnded = true;
      await auth.signOut({ scope: 'local' });
      isEnded = false;
    }
    // What the library could not renew it keeps, and goes on with nothing stored.
    storage.removeItem(storageKey);
    return { error: null };
  }
  return { auth, lastRetryAfter: () => retryAfter, wasRefused: () => wasRefused, signOutHere, open };
}
