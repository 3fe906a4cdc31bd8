import type { Session } from '@supabase/auth-js';
import type { AuthClient } from '../auth/createAuthClient';

type Listener = (event: string, session: Session | null) => void;

/** A session as the auth service hands it out. */
export function testSession({
  email = 'ana@example.com',
  metadata = {},
  token = 'user-token',
}: { email?: string; metadata?: object; token?: string } = {}): Session {
  return { access_token: token, refresh_token: 'refresh', user: { id: 'u1', email, user_metadata: metadata } } as unknown as Session;
}

/** The auth library with answers given by the test; `emit` plays its events. */
export function fakeAuthClient(answers: Record<string, unknown> = {}, retryAfter: string | null = null) {
  let listener: Listener = () => undefined;
  const calls: [string, unknown][] = [];
  const auth = new Proxy(
    {
      onAuthStateChange: (callback: Listener) => {
        listener = callback;
        return { data: { subscription: { unsubscribe: () => undefined } } };
      },
    },
    {
      get: (known, name: string) =>
        name === 'then'
          ? undefined
          : ((known as Record<string, unknown>)[name] ??
            (async (input: unknown) => {
              calls.push([name, input]);
              const answer = answers[name] ?? { data: { session: null }, error: null };
              if (answer instanceof Error) throw answer;
              return answer;
            })),
    },
  );
  const signOutHere = async () => {
    calls.push(['signOutHere', undefined]);
    return answers.signOutHere ?? { error: null };
  };
  const open = async (proof: unknown) => {
    calls.push(['open', proof]);
    return answers.open ?? null;
  };
  const wasRefused = () => answers.wasRefused === true;
  const client = { auth, lastRetryAfter: () => retryAfter, wasRefused, signOutHere, open } as unknown as AuthClient;
  return { client, calls, emit: (event: string, session: Session | null) => listener(event, session) };
}
