import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './view';

/** Until it is measured, and where nothing can be. */
const USUAL: Size = { width: 480, height: 600 };

/** How large an element is. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const tell = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0) setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
