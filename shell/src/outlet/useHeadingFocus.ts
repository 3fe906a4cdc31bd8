import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '@marketplace/section-kit/host';

/**
 * Moves focus to the heading of the page after a navigation, and after a page came back from its error. The first page
 * of a visit leaves focus where the browser puts it.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, pathname: string | undefined, page: unknown): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!pathname) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (!page || !main.current) return;
    // Who pressed a field while the page faded in types already.
    if (main.current.querySelector(':focus')?.matches('input, select, textarea')) return;
    return focusHeading(main.current);
  }, [main, pathname, page]);
}
