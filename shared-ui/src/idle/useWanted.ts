import { useEffect, useState, type RefObject } from 'react';
import { mayPrefetch } from './mayPrefetch';
import { whenIdle } from './whenIdle';

/** How far from the view something is near: a screen's height. */
const NEAR = '100% 0px';

/**
 * Tells when to fetch what only a part of the page needs, which stands there without it: once the page is at rest; for whoever saves
 * data or has a slow line, once the part comes near the view.
 *
 * @param part its element
 */
export function useWanted(part: RefObject<Element | null>): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    if (mayPrefetch() || typeof IntersectionObserver !== 'function') return whenIdle(want);
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(), {
      rootMargin: NEAR,
    });
    observer.observe(part.current!);
    return () => observer.disconnect();
  }, [part]);
  return isWanted;
}
