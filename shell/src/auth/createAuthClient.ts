import type { SupabaseClient } from '@supabase/supabase-js';
import type { Composition } from 'section-kit/host';
import type { KeyValueStorage } from './safeStorage';
import { storageKey } from './storedSession';

const submitLimit = 20_000;

/** The auth service's library with the Retry-After header of its last refusal, which it does not pass on. */
export interface AuthClient {
  auth: SupabaseClient['auth'];
  lastRetryAfter: () => string | null;
}

/** Fetches the library, which no first anonymous view needs, and connects it. */
export async function createAuthClient({ supabaseUrl, anonKey }: Composition['config'], storage: KeyValueStorage): Promise<AuthClient> {
  const { createClient } = await import(/* webpackChunkName: "auth-client" */ '@supabase/supabase-js');
  let retryAfter: string | null = null;
  const { auth } = createClient(supabaseUrl, anonKey, {
    // The address was read before the first render, and tokens are gone from it.
    auth: { storageKey, storage, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => {
        const timeout = AbortSignal.timeout(submitLimit);
        const answer = await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
        retryAfter = answer.headers.get('retry-after');
        return answer;
      },
    },
  });
  return { auth, lastRetryAfter: () => retryAfter };
}
