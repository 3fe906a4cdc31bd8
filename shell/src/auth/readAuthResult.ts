import type { Locale } from '@marketplace/section-kit';
import { splitLocale, withLocale, type Slots } from '@marketplace/section-kit/host';
import type { Proof } from './createAuthClient';

/** What a link in a mail brought back, and the address the visit goes on at. */
export type AuthResultInAddress =
  | { kind: 'none' }
  | { kind: 'expired'; address: string }
  /** `isSignUp` where the link says so itself. */
  | { kind: 'proof'; address: string; proof: Proof; isSignUp: boolean };

/** As the auth service makes its codes. Another `code` belongs to the page. */
const serviceCode = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Reads what the auth service adds to the address a mail's link returns to: a code for the browser that asked for the link,
 * or tokens in the fragment.
 *
 * A link that no longer works leads to the sign-in page, which explains it; a recovery link to the page that asks for
 * the new password, wherever it arrived. Neither code nor tokens stay in the address.
 *
 * @param slots where these pages are; without them the visit stays where it arrived
 */
export function readAuthResult(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { signIn, newPassword }: Slots,
): AuthResultInAddress {
  const params = new URLSearchParams(hash.slice(1));
  const { locale, path } = splitLocale(pathname);
  if (params.has('error') || params.has('error_code'))
    return { kind: 'expired', address: expiredLinkHref(signIn, locale) ?? pathname + search };
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code && serviceCode.test(code)) {
    query.delete('code');
    return { kind: 'proof', address: pathname + (query.size ? `?${query}` : ''), proof: { code }, isSignUp: false };
  }
  const access_token = params.get('access_token');
  const refresh_token = params.get('refresh_token');
  if (!access_token || !refresh_token) return { kind: 'none' };
  const type = params.get('type');
  const isRecovery = type === 'recovery' && newPassword !== undefined && path !== newPassword;
  return {
    kind: 'proof',
    address: isRecovery ? withLocale(newPassword, locale) : pathname + search,
    proof: { access_token, refresh_token },
    // A mail that is sent again may be a magic link; both confirm the address.
    isSignUp: type === 'signup' || type === 'magiclink',
  };
}

/** The sign-in page, which explains that a link no longer works; `null` in a composition without one. */
export function expiredLinkHref(signIn: Slots['signIn'], locale: Locale): string | null {
  return signIn === undefined ? null : `${withLocale(signIn, locale)}?notice=link-expired`;
}
