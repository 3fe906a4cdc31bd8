import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns the two handlers that bring focus back to whatever opened a modal surface.
 *
 * Radix does this for its own trigger only, and our surfaces are opened by state. Focus that has already moved on, for
 * instance to the heading of the page a link in the surface led to, is left where it is.
 */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
