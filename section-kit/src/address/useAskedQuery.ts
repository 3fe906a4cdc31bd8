import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Replaces the query of the address.
 *
 * @param query parameters, or a query string, empty or from its question mark on
 * @param options `push` keeps the address before for Back
 */
type AskQuery = (query: URLSearchParams | string, options?: { push?: boolean }) => void;

/**
 * The query string of the address as somebody last asked for it. The router shows a new address only when it gets to it.
 * A field that waited for that would fall back to what it said before, and a second key would start from there.
 *
 * @returns the query string, empty or from its question mark on, and what replaces it by another
 */
export function useAskedQuery(): [asked: string, ask: AskQuery] {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname } = location;
  const [seen, setSeen] = useState(location);
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  if (location !== seen) {
    setSeen(location);
    // What came before an arrival is over. An address that nobody asked for here, as with Back, counts over all of it.
    const arrived = onTheWay.lastIndexOf(location.search);
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1));
  }
  const ask = useCallback<AskQuery>(
    (query, { push = false } = {}) => {
      const search = typeof query === 'string' || query.size === 0 ? String(query) : `?${query}`;
      setOnTheWay((asked) => [...asked, search]);
      void navigate(pathname + search, { replace: !push });
    },
    [navigate, pathname],
  );
  return [onTheWay.at(-1) ?? location.search, ask];
}
