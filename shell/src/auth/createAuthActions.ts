import type { AuthActions, AuthResult } from '@marketplace/section-kit';
import type { AuthClient } from './createAuthClient';
import { toAuthResult } from './toAuthResult';

type Answer = { error: { status?: number; message: string; code?: string } | null };

/**
 * What a section with the capability `auth` may do with the session.
 *
 * @param client loads the auth library
 * @param siteOrigin mail links come back to it
 * @param recoveryPath the link of the mail for a forgotten password leads there
 */
export function createAuthActions(client: () => Promise<AuthClient>, siteOrigin: string, recoveryPath: string): AuthActions {
  async function ask(question: (auth: AuthClient['auth'], client: AuthClient) => Promise<Answer>): Promise<AuthResult> {
    try {
      const loaded = await client();
      const { error } = await question(loaded.auth, loaded);
      return toAuthResult(error, error && loaded.lastRetryAfter());
    } catch {
      // The library itself could not be fetched: nothing was said that a person could read.
      return toAuthResult({ message: '' }, null);
    }
  }
  const root = `${siteOrigin}/`;

  return {
    signIn: ({ email, password }) => ask((auth) => auth.signInWithPassword({ email, password })),
    signUp: ({ email, password, displayName, locale, notice }) =>
      ask((auth) =>
        auth.signUp({ email, password, options: { emailRedirectTo: root, data: { display_name: displayName, locale, notice } } }),
      ),
    signOut: (scope) => ask((auth, { signOutHere }) => (scope === 'local' ? signOutHere() : auth.signOut({ scope }))),
    resendConfirmation: (email) => ask((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: root } })),
    requestPasswordReset: (email) => ask((auth) => auth.resetPasswordForEmail(email, { redirectTo: siteOrigin + recoveryPath })),
    updatePassword: ({ password, currentPassword }) =>
      ask((auth) => auth.updateUser({ password, ...(currentPassword !== undefined && { current_password: currentPassword }) })),
    updateProfile: ({ displayName, locale }) => ask((auth) => auth.updateUser({ data: { display_name: displayName, locale } })),
  };
}
