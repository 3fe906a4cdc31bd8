import { cleanText, useAddressText } from 'section-kit';
import { useLocation, useNavigate } from 'section-kit/router';
import { useCallback, useEffect } from 'react';

const addressOf = (text: string) => (text ? `?search=${encodeURIComponent(text)}` : '');

/**
 * The text of the filter: it starts with `?search=` of the address and follows it; the address follows the text once
 * typing pauses. Everything else in the query is dropped.
 */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const { pathname, search: queryString } = useLocation();
  const navigate = useNavigate();
  const written = cleanText(new URLSearchParams(queryString).get('search') ?? '');
  const write = useCallback((text: string) => void navigate(pathname + addressOf(text), { replace: true }), [navigate, pathname]);
  const { text, type } = useAddressText(written, write);

  const isTidy = new URLSearchParams(addressOf(written)).toString() === new URLSearchParams(queryString).toString();
  useEffect(() => {
    if (!isTidy) write(written);
  }, [isTidy, write, written]);

  return [text, type];
}
