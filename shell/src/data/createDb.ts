import { PostgrestClient } from '@supabase/postgrest-js';
import type { Db } from 'section-kit';
import type { Composition } from 'section-kit/host';

export const readLimit = 10_000;

/** What reads need to know of the session. */
export interface TokenSource {
  accessToken: () => string | null;
  renewAccessToken: () => Promise<string | null>;
}

/**
 * The database as the visitor may see it. A request that gets no answer in ten seconds fails; one refused for an expired
 * token is sent once more with a new one, and as anybody when there is none: public pages outlive a session.
 */
export function createDb({ supabaseUrl, anonKey }: Composition['config'], tokens: TokenSource): Db {
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    // The query client decides about another try; both together would hide a failure for fifteen seconds.
    retry: false,
    fetch: async (input, init = {}) => {
      const send = (token: string | null) => {
        const headers = new Headers(init.headers);
        headers.set('apikey', anonKey);
        headers.set('authorization', `Bearer ${token ?? anonKey}`);
        return fetch(input, { ...init, headers, signal: withLimit(init.signal) });
      };
      const token = tokens.accessToken();
      const answer = await send(token);
      if (token === null || answer.status !== 401) return answer;
      return send(await tokens.renewAccessToken().catch(() => null));
    },
  });
}

function withLimit(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(readLimit);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
