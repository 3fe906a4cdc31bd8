import type { Composition } from '@marketplace/section-kit/host';

/** What requests need to know of the session. */
export interface TokenSource {
  accessToken: () => string | null;
  renewAccessToken: () => Promise<string | null>;
}

/**
 * A `fetch` as the visitor. A request that gets no answer within the limit fails; one refused for an expired token is sent
 * once more with a new one, and as anybody when there is none: public pages outlive a session.
 *
 * @param limit milliseconds
 */
export function authorizedFetch({ anonKey }: Pick<Composition['config'], 'anonKey'>, tokens: TokenSource, limit: number): typeof fetch {
  return async (input, init = {}) => {
    const send = (token: string | null) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', anonKey);
      headers.set('authorization', `Bearer ${token ?? anonKey}`);
      return fetch(input, { ...init, headers, signal: withLimit(init.signal, limit) });
    };
    const token = tokens.accessToken();
    const answer = await send(token);
    if (token === null || answer.status !== 401) return answer;
    return send(await tokens.renewAccessToken().catch(() => null));
  };
}

function withLimit(signal: AbortSignal | null | undefined, limit: number): AbortSignal {
  const timeout = AbortSignal.timeout(limit);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
