import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentState, isLeft } from '../page/currentAddress';
import { useLocale } from '../shell/hooks.ts';
import type { QueryCodec } from './defineQuery';
import { wholeFragment, withoutPlace } from './fragment';
import { isSameQuery } from './isSameQuery';

/**
 * Changes values of the query and leaves the others. What the address says already is not asked for again, and nothing is
 * once the browser stands at another page.
 *
 * @param changes the values, or a function of the query as it was last asked for. An effect takes the function: somebody
 * may have chosen again since the page was drawn.
 * @param options `push` keeps the address before for Back; `back` takes back what was pushed: it goes back to that address where this
 * asks for the same, so that it leaves no step behind
 */
export type SetQuery<Query> = (
  changes: Partial<Query> | ((query: Query) => Partial<Query>),
  options?: { push?: boolean; back?: boolean },
) => void;

/** Kept with an entry of the history: what the one before it says. */
interface Pushed {
  pushedFrom?: string;
}

/**
 * The query of the address as somebody last asked for it, and what changes it. The router shows a new address only when
 * it gets to it. A field that waited for that would fall back to what it said before, and a second key would start from
 * there. An address that says its query in other words than the codec's, or says in its query string what belongs into
 * the fragment, is replaced by one that says it right.
 *
 * @param codec the same as long as its rows are
 */
export function useSearchQuery<Query extends object>(
  codec: Pick<QueryCodec<Query>, 'parse' | 'toSearch' | 'place'>,
): [query: Query, setQuery: SetQuery<Query>] {
  const locale = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, state } = location;
  const inFragment = codec.place === 'fragment';
  const said = inFragment ? location.hash : location.search;
  const isMisplaced = inFragment && location.search !== '';
  const here = inFragment ? wholeFragment(location) : location.search;
  // A replaced address keeps its place on the page.
  const hash = inFragment ? '' : location.hash;
  const [seen, setSeen] = useState(location);
  const [pending, setPending] = useState<readonly string[]>([]);
  if (location !== seen) {
    setSeen(location);
    // What came before an arrival is over. An address that nobody asked for here, as with Back, counts over all of it.
    const arrived = pending.lastIndexOf(here);
    setPending(arrived < 0 ? [] : pending.slice(arrived + 1));
  }
  const search = pending.at(-1) ?? here;
  const query = useMemo(() => codec.parse(search, locale), [codec, search, locale]);

  // Two changes may come before the page is drawn again: the second starts from the first.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const setQuery = useCallback<SetQuery<Query>>(
    (changes, { push = false, back = false } = {}) => {
      const now = codec.parse(latest.current, locale);
      const before = inFragment ? withoutPlace(latest.current) : latest.current;
      const next = codec.toSearch({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) }, before);
      if (isSameQuery(next, before) || isLeft(pathname)) return;
      latest.current = next;
      setPending((before) => [...before, next]);
      if (push) return void navigate(pathname + next, { state: { pushedFrom: before } satisfies Pushed });
      const kept = currentState(state);
      const pushedFrom = back ? (kept as Pushed | null)?.pushedFrom : undefined;
      if (pushedFrom !== undefined && isSameQuery(pushedFrom, next)) return void navigate(-1);
      // What covers the page stays there.
      void navigate(pathname + next, { replace: true, state: kept });
    },
    [codec, inFragment, locale, navigate, pathname, state],
  );

  const canonical = useMemo(() => codec.toSearch(query, search), [codec, query, search]);
  useEffect(() => {
    const isChosenSince = latest.current !== search;
    const isRight = isSameQuery(canonical, said) && !isMisplaced;
    if (isRight || pending.length > 0 || isChosenSince || isLeft(pathname)) return;
    void navigate(pathname + canonical + hash, { replace: true, state: currentState(state) });
  }, [canonical, hash, isMisplaced, navigate, pathname, pending, said, search, state]);

  return [query, setQuery];
}
