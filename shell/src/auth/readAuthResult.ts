import { splitLocale, withLocale } from 'section-kit/host';

/** What a link in a mail brought back, and the address the visit goes on at. */
export type AuthResultInAddress =
  | { kind: 'none' }
  | { kind: 'expired'; address: string }
  | { kind: 'session'; address: string; tokens: { access_token: string; refresh_token: string }; isSignUp: boolean };

/**
 * Reads the fragment that the auth service adds to the address a mail's link returns to.
 *
 * A link that no longer works leads to the sign-in page, which explains it; a recovery link to the page that asks for
 * the new password, wherever it arrived. Tokens never stay in the address.
 */
export function readAuthResult({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): AuthResultInAddress {
  const params = new URLSearchParams(hash.slice(1));
  const { locale, path } = splitLocale(pathname);
  if (params.has('error') || params.has('error_code'))
    return { kind: 'expired', address: `${withLocale('/auth', locale)}?notice=link-expired` };
  const access_token = params.get('access_token');
  const refresh_token = params.get('refresh_token');
  if (!access_token || !refresh_token) return { kind: 'none' };
  const type = params.get('type');
  const isRecovery = type === 'recovery' && path !== '/reset-password';
  return {
    kind: 'session',
    address: isRecovery ? withLocale('/reset-password', locale) : pathname + search,
    tokens: { access_token, refresh_token },
    // A mail that is sent again may be a magic link; both confirm the address.
    isSignUp: type === 'signup' || type === 'magiclink',
  };
}
