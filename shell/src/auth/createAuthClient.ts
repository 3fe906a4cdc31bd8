import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import type { Composition, KeyValueStorage } from '@marketplace/section-kit/host';
import { storageKey } from './storedSession';

const submitLimit = 20_000;
const renewalLimit = 3_000;

type Answer = { error: AuthError | null };

/** The auth service's library, with what it lacks. */
export interface AuthClient {
  auth: SupabaseClient['auth'];
  /** The Retry-After header of the last answer, which the library does not pass on. */
  lastRetryAfter: () => string | null;
  /**
   * Ends the session on this device once the server has ended it, or cannot be reached. The library forgets it first, so
   * that a failure would be told to somebody who is signed out already.
   */
  signOutHere: () => Promise<Answer>;
}

/** The server no longer knows the session or its person: there is nothing left to end. */
const goneStatuses = [401, 403, 404];
/** Nobody is there to end it. On a shared device the person still has to get out; the session itself runs out. */
const awayStatuses = [0, 502, 503, 504];

const isOver = ({ status = 0 }: AuthError) => goneStatuses.includes(status) || awayStatuses.includes(status);

/** Fetches the library, which no first anonymous view needs, and connects it. */
export async function createAuthClient({ supabaseUrl, anonKey }: Composition['config'], storage: KeyValueStorage): Promise<AuthClient> {
  const { createClient } = await import(/* webpackChunkName: "auth-client" */ '@supabase/supabase-js');
  let retryAfter: string | null = null;
  let isEnded = false;
  const { auth } = createClient(supabaseUrl, anonKey, {
    // The address was read before the first render, and tokens are gone from it.
    auth: { storageKey, storage, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => {
        // The library would end on the server what has just been ended there.
        if (isEnded) return new Response(null, { status: 204 });
        const timeout = AbortSignal.timeout(submitLimit);
        const answer = await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
        retryAfter = answer.headers.get('retry-after');
        return answer;
      },
    },
  });

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
  return { auth, lastRetryAfter: () => retryAfter, signOutHere };
}
