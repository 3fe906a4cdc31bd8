import type { Session } from '@supabase/auth-js';
import type { AuthState } from '@marketplace/section-kit';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthClient } from './createAuthClient';
import type { AuthResultInAddress } from './readAuthResult';
import type { KeyValueStorage } from '@marketplace/section-kit/host';
import { isRefused } from './isRefused';
import { hasStoredSession, storageKey } from './storedSession';
import { loading, notKnown, signedOut, toAuthState } from './toAuthState';

export interface AuthSessionOptions {
  storage: KeyValueStorage;
  loadClient: () => Promise<AuthClient>;
  /** A mail's link turned out to be spent. */
  onExpiredLink: () => void;
  /** An address was confirmed and the person is signed in. @returns whether they are taken to another page */
  onConfirmed: (state: AuthState) => boolean;
  /** The person is signed in to choose a password. */
  onNewPassword: () => void;
  /** The server does not know the session any more, and the person is signed out. */
  onEnded: () => void;
}

/** What somebody is asked before a session from a link that another browser asked for becomes theirs. */
export interface SignInQuestion {
  /** Whose account it is. */
  email: string;
  accept: () => Promise<void>;
  /** Ends that session. Only the first answer counts. */
  refuse: () => Promise<void>;
}

/** How long a stored session may go without an answer before it counts as one that cannot be asked about. */
const PATIENCE_MS = 5_000;

/**
 * Who is signed in, as a store. The auth library is loaded only when there is something for it to do: a stored session,
 * the result of a mail's link, or an action.
 */
export class AuthSession {
  /** Begins as a page is sent, which is for nobody: React compares that page with the store's initial state. */
  readonly store: StoreApi<AuthState> = createStore<AuthState>(() => signedOut);
  readonly question: StoreApi<SignInQuestion | null> = createStore<SignInQuestion | null>(() => null);
  private readonly options: AuthSessionOptions;
  private connecting: Promise<AuthClient> | null = null;
  private session: Session | null = null;
  private isLeaving = false;

  constructor(options: AuthSessionOptions) {
    this.options = options;
    // In a browser nobody knows yet.
    this.store.setState(loading, true);
  }

  /** The first answer about the session. Resolves when the store has left `loading`. */
  async start(result: AuthResultInAddress): Promise<void> {
    const asking = result.kind === 'proof' ? await this.openLink(result) : undefined;
    if (asking === 'done') return;
    if (hasStoredSession(this.options.storage)) await this.resume();
    else this.store.setState(signedOut, true);
    await asking?.();
  }

  /** Follows other tabs, and a page the browser kept while somebody signed out elsewhere. */
  followOtherTabs(window: Window): void {
    const check = () => {
      const isStored = hasStoredSession(this.options.storage);
      const { status } = this.store.getState();
      if (!isStored && (status === 'signedIn' || status === 'unknown')) this.show(null);
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
    const refused = this.session?.access_token;
    const { data, error } = await auth.refreshSession();
    if (data.session) return data.session.access_token;
    // Another tab may have renewed it meanwhile: then the library keeps that one and calls its own a failure.
    const kept = (await auth.getSession()).data.session?.access_token;
    if (kept && kept !== refused) return kept;
    // The library keeps a session whose token looks good by the clock, though the server has just refused it.
    if (this.session && isRefused(error?.status)) {
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
      if (event === 'INITIAL_SESSION') return;
      const isEnded = event === 'SIGNED_OUT' && client.wasRefused() && !this.isLeaving && this.store.getState().status !== 'signedOut';
      this.show(session);
      if (isEnded) this.options.onEnded();
    });
    const signOutHere = async () => {
      this.isLeaving = true;
      const answer = await client.signOutHere().finally(() => (this.isLeaving = false));
      if (!answer.error) this.show(null);
      return answer;
    };
    return { ...client, signOutHere };
  }

  private async resume(): Promise<void> {
    const patience = setTimeout(() => this.store.setState(notKnown, true), PATIENCE_MS);
    try {
      const { auth } = await this.client();
      const { data } = await auth.getSession();
      this.show(data.session);
    } catch {
      this.show(null);
    } finally {
      clearTimeout(patience);
    }
  }

  /**
   * Hardly any visit comes by a link, so what it needs comes with the library.
   *
   * @returns what asks whether the link may sign in, or that it has
   */
  private async openLink(result: Extract<AuthResultInAddress, { kind: 'proof' }>): Promise<'done' | (() => Promise<void>)> {
    const target = {
      client: () => this.client(),
      show: (session: Session | null) => this.show(session),
      store: this.store,
      question: this.question,
      options: this.options,
    };
    const link = await import(/* webpackChunkName: "auth-client" */ './signInByLink').catch(() => null);
    if (!link) return async () => this.options.onExpiredLink();
    return (await link.finishHere(target, result.proof)) ? 'done' : () => link.askFirst(target, result);
  }

  private show(session: Session | null): void {
    this.session = session;
    this.store.setState(toAuthState(session), true);
  }
}
