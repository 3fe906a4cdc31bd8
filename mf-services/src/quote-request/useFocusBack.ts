import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to the button that began something, once that is over: a button that is disabled while it works
 * loses it, and a form that opens afterwards no longer knows what opened it.
 *
 * @param isOver nothing is under way and no form is open
 * @returns to be called when it begins
 */
export function useFocusBack(isOver: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOver || !opener.current) return;
    // Whoever has moved on meanwhile stays there.
    if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOver]);
  return () => void (opener.current = document.activeElement);
}
