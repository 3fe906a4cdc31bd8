import { wholeFragment } from '@marketplace/section-kit/fragment';
import { useLocation, useNavigate } from '@marketplace/section-kit/router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The fragment of the address, for a page whose inputs stand there and are sent to nobody. A link of before says them in
 * its query string: they move at once, because a browser tells the whole query string to whoever sends the next file.
 *
 * @returns the fragment from its `#` on, and what replaces it
 */
export function useFragment(): [fragment: string, replace: (fragment: string) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // No server knows the fragment: the first rendering in the browser does without it too.
  const known = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
  const fragment = wholeFragment({ search, hash: known });
  const replace = useCallback((next: string) => void navigate(pathname + next, { replace: true, state }), [navigate, pathname, state]);
  useEffect(() => {
    if (search) replace(wholeFragment({ search, hash }));
  }, [search, hash, replace]);
  return [fragment, replace];
}
