import { useEffect, useRef, type RefObject } from 'react';
import type { Write } from '../write/useWrite';

/**
 * Leads the focus to a refusal: the button that asked was disabled meanwhile and has lost it.
 *
 * @returns of the alert that says the refusal
 */
export function useRefusalFocus({ refusal }: Pick<Write, 'refusal'>): RefObject<HTMLDivElement | null> {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);
  return alert;
}
