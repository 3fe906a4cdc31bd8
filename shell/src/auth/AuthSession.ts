import type { Session } from '@supabase/supabase-js';
import type { AuthState } from '@marketplace/section-kit';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthClient } from './createAuthClient';
import type { AuthResultInAddress } from './readAuthResult';
import type { KeyValueStorage } from '@marketplace/section-kit/host';
import { hasStoredSession, storageKey } from './storedSession';
import { signedOut, toAuthState } from './toAuthState';

interface AuthSessionOptions {
  storage: KeyValueStorage;
  loadClient: () => Promise<AuthClient>;
  /** A mail's link turned out to be spent. */
  onExpiredLink: () => void;
  /** An address was confirmed and the person is signed in. */
  onConfirmed: (state: AuthState) => void;
  /** The server does not know the session any more, and the person is signed out. */
  onEnded: () => void;
}

/** Answers that say so, and not that too much was asked or that the server is away. */
const endedStatuses = [400, 401, 403, 404];

/**
 * Who is signed in, as a store. The auth library is loaded only when there is something for it to do: a stored session,
 * the result of a mail's link, or an action.
 */
export class AuthSession {
  readonly store: StoreApi<AuthState> = createStore<AuthState>(() => ({ status: 'loading', user: null, displayName: null }));
  private readonly options: AuthSessionOptions;
  private connecting: Promise<AuthClient> | null = null;
  private session: Session | null = null;

  constructor(options: AuthSessionOptions) {
    this.options = options;
  }

  /** The first answer about the session. Resolves when the store has left `loading`. */
  async start(result: AuthResultInAddress): Promise<void> {
    if (result.kind === 'session') return this.adopt(result);
    if (hasStoredSession(this.options.storage)) return this.resume();
    this.store.setState(signedOut, true);
  }

  /** Follows other tabs, and a page the browser kept while somebody signed out elsewhere. */
  followOtherTabs(window: Window): void {
    const check = () => {
      const isStored = hasStoredSession(this.options.storage);
      const { status } = this.store.getState();
      if (!isStored && status === 'signedIn') this.show(null);
      if (isStored && status === 'signedOut') void this.resume();
    };
    window.addEventListener('storage', (event) => {
      if (event.key === storageKey || event.key === null) check();
    });
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) check();
    });
  }

  /** The library, loaded at the first call; a failed load is tried again at the next. */
  client(): Promise<AuthClient> {
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.connecting = null;
      throw error;
    });
    return this.connecting;
  }

  /** Token of the signed-in user; `null` reads as anybody. */
  accessToken(): string | null {
    return this.session?.access_token ?? null;
  }

  /** A new token after the server refused the old one; `null` when the session is over. */
  async renewAccessToken(): Promise<string | null> {
    const { auth, signOutHere } = await this.client();
    const { data, error } = await auth.refreshSession();
    if (data.session) return data.session.access_token;
    // The library keeps a session whose token looks good by the clock, though the server has just refused it.
    if (this.session && endedStatuses.includes(error?.status ?? 0)) {
      this.session = null;
      await signOutHere();
      this.options.onEnded();
    }
    return null;
  }

  private async connect(): Promise<AuthClient> {
    const client = await this.options.loadClient();
    client.auth.onAuthStateChange((event, session) => {
      // The first event tells of storage, and is awaited below where it counts.
      if (event !== 'INITIAL_SESSION') this.show(session);
    });
    const signOutHere = async () => {
      const answer = await client.signOutHere();
      if (!answer.error) this.show(null);
      return answer;
    };
    return { ...client, signOutHere };
  }

  private async resume(): Promise<void> {
    try {
      const { auth } = await this.client();
      const { data } = await auth.getSession();
      this.show(data.session);
    } catch {
      this.show(null);
    }
  }

  private async adopt({ tokens, isSignUp }: Extract<AuthResultInAddress, { kind: 'session' }>): Promise<void> {
    try {
      const { auth } = await this.client();
      const { data, error } = await auth.setSession(tokens);
      if (error) throw error;
      this.show(data.session);
      if (isSignUp) this.options.onConfirmed(this.store.getState());
    } catch {
      this.show(null);
      this.options.onExpiredLink();
    }
  }

  private show(session: Session | null): void {
    this.session = session;
    this.store.setState(toAuthState(session), true);
  }
}
