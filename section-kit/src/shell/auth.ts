import type { Locale } from '../manifest/locale.ts';

export interface AuthUser {
  id: string;
  email: string;
  displayName: string | null;
  locale: Locale | null;
}

/**
 * `loading` lasts until the first answer about a stored session; then the visitor is `signedOut` or `signedIn`. Where the
 * service does not answer the session is `unknown`: kept, asked about again, and either of the two as soon as it does.
 */
export type AuthState =
  | { status: 'loading'; user: null; displayName: null }
  | { status: 'unknown'; user: null; displayName: null }
  | { status: 'signedOut'; user: null; displayName: null }
  | {
      status: 'signedIn';
      user: AuthUser;
      /** What the account menu shows: the display name, or the whole e-mail address without one. */
      displayName: string;
    };

/** `message` is the server's own wording, empty when it sent none. */
export type AuthResult = { ok: true } | { ok: false; message: string; code: string | null; retryAfterSeconds: number | null };

/** What only a section with the capability `auth` may do. Every call resolves; a failure is a result, never a rejection. */
export interface AuthActions {
  signIn(input: { email: string; password: string }): Promise<AuthResult>;
  /** @param input.notice the notice that stood on the form, by its id in `consent_texts` */
  signUp(input: { email: string; password: string; displayName: string; locale: Locale; notice: string }): Promise<AuthResult>;
  signOut(scope: 'local' | 'global'): Promise<AuthResult>;
  /** Sends the mail again that confirms an address. */
  resendConfirmation(email: string): Promise<AuthResult>;
  /** Sends the mail whose link leads to `/reset-password`. */
  requestPasswordReset(email: string): Promise<AuthResult>;
  updatePassword(input: { password: string; currentPassword?: string }): Promise<AuthResult>;
  updateProfile(input: { displayName: string; locale: Locale }): Promise<AuthResult>;
}
