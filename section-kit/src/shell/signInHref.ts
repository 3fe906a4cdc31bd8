/**
 * Address of the sign-in page that comes back afterwards.
 *
 * @param returnTo path inside the product, without language prefix, query allowed
 */
export function signInHref(returnTo: string): string {
  return `/auth?returnTo=${encodeURIComponent(returnTo)}`;
}
