import { useLocation, useNavigate } from 'react-router-dom';
import { useCallback, useState } from 'react';

/**
 * The query string of the address as somebody last asked for it. The router shows a new address only when it gets to it.
 * A field that waited for that would fall back to what it said before, and a second key would start from there.
 *
 * @returns the query string, and what replaces it by another
 */
export function useAskedQuery(): [asked: string, ask: (queryString: string) => void] {
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
  const ask = useCallback(
    (queryString: string) => {
      setOnTheWay((asked) => [...asked, queryString]);
      void navigate(pathname + queryString, { replace: true });
    },
    [navigate, pathname],
  );
  return [onTheWay.at(-1) ?? location.search, ask];
}
