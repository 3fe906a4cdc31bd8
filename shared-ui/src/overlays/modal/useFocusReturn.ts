import { useRef, type RefObject } from 'react';

interface FocusReturn {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns the two handlers that bring focus back to whatever opened a modal surface.
 *
 * Radix does this for its own trigger only, and our surfaces are opened by state. Focus that has already moved on, for
 * instance to the heading of the page a link in the surface led to, is left where it is.
 *
 * @param initial takes the focus when the surface opens, in the place of its first control
 */
export function useFocusReturn(initial?: RefObject<HTMLElement | null>): FocusReturn {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
