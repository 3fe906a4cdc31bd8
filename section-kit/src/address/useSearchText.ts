import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isLeft } from '../page/currentAddress';
import { cleanText } from './cleanText';
import type { SetQuery } from './useSearchQuery';

/** Browsers refuse addresses that change with every key. */
const DEBOUNCE_MS = 250;

/**
 * The text of a search field that stands in the address as `search`: the field follows the address, and the address
 * follows the field once typing pauses.
 *
 * @returns the text, and how to change it: by typing, or at once
 */
export function useSearchText<Query extends { search: string }>({ search: written }: Query, setQuery: SetQuery<Query>) {
  const { pathname } = useLocation();
  const [text, setText] = useState(written);
  const [seen, setSeen] = useState(written);
  const [own, setOwn] = useState(written);

  // What we wrote ourselves may be older than what has been typed since; only a change from outside replaces the text.
  if (written !== seen) {
    setSeen(written);
    if (written !== own) {
      setOwn(written);
      setText(written);
    }
  }

  const changed = cleanText(text);
  useEffect(() => {
    // What was written or changed at once is on its way; writing it again would undo what else the caller changed with it.
    if (changed === written || changed === own) return;
    const timer = setTimeout(() => {
      // Back to this page shows what it was left with.
      if (isLeft(pathname)) return setText(written);
      setOwn(changed);
      setQuery({ search: changed } as Partial<Query>);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [changed, written, own, setQuery, pathname]);

  return {
    text,
    type: setText,
    /** Changes the query without waiting, and takes what has been typed along. */
    change: (changes: Partial<Query>) => {
      const search = changes.search ?? text;
      setText(search);
      setOwn(cleanText(search));
      setQuery({ ...changes, search });
    },
  };
}
