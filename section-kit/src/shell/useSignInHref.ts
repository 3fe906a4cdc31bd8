import { useShell } from './ShellContext';

/**
 * Address of the sign-in page that comes back afterwards.
 *
 * @param returnTo path inside the product, without language prefix, query allowed
 * @returns `null` where no section of the composition signs people in; leave the link out
 */
export function useSignInHref(returnTo: string): string | null {
  const { signInPath } = useShell();
  return signInPath && `${signInPath}?returnTo=${encodeURIComponent(returnTo)}`;
}
