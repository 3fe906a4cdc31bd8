import { useLocation, useNavigate } from 'section-kit/router';
import { useEffect, useState } from 'react';

/** Browsers refuse addresses that change with every key. */
const DEBOUNCE_MS = 250;

/** No title or description needs a longer text; the address stays short. */
const LONGEST_TEXT = 200;

/** A text as it may stand in an address: no control characters, no broken characters, no outer spaces. */
function cleanText(text: string): string {
  return text.slice(0, LONGEST_TEXT).replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
}

const addressOf = (text: string) => (text ? `?search=${encodeURIComponent(text)}` : '');

/**
 * The text of the filter: it starts with `?search=` of the address and follows it; the address follows the text once
 * typing pauses. Everything else in the query is dropped.
 */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const { pathname, search: queryString } = useLocation();
  const navigate = useNavigate();
  const written = cleanText(new URLSearchParams(queryString).get('search') ?? '');
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

  const wanted = cleanText(text);
  const isWritten = new URLSearchParams(addressOf(wanted)).toString() === new URLSearchParams(queryString).toString();
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => {
      setOwn(wanted);
      void navigate(pathname + addressOf(wanted), { replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isWritten, wanted, navigate, pathname]);

  return [text, setText];
}
