import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './isFocusLost';

interface FocusAfter<Element extends HTMLElement> {
  /** Takes the focus. */
  ref: RefObject<Element | null>;
  /** To be called when something is done here; the same function at each render. */
  begin: (options?: FocusOptions) => void;
}

/**
 * Leads the focus on when what was done has changed the page, and the button that did it is gone with the state it belonged to.
 *
 * @param state names what the page shows: whatever can take a button away
 */
export function useFocusAfter<Element extends HTMLElement>(state: string): FocusAfter<Element> {
  const ref = useRef<Element>(null);
  const begun = useRef<FocusOptions | null>(null);
  useEffect(() => {
    // Whoever has moved on meanwhile stays there.
    if (begun.current && isFocusLost()) ref.current?.focus(begun.current);
    begun.current = null;
  }, [state]);
  const begin = useCallback((options: FocusOptions = {}) => void (begun.current = options), []);
  return { ref, begin };
}
