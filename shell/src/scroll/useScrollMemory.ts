import { useLayoutEffect, useRef, useState } from 'react';
import type { useLocation, useNavigationType } from '@marketplace/section-kit/host';
import { ScrollPositions } from './ScrollPositions';
import { untilSettled } from './untilSettled';

type PageLocation = ReturnType<typeof useLocation>;

/**
 * Scrolls as a site without scripts would: to the top of a new page, to the place a link names, and back to where one
 * was after Back, Forward and reload, as soon as the page is long enough. A new query on the same page stays in place.
 *
 * @param location of the page that is shown, which follows the address bar later
 */
export function useScrollMemory(location: PageLocation | null, arrival: `${ReturnType<typeof useNavigationType>}`): void {
  const [positions] = useState(() => new ScrollPositions());
  const before = useRef<string | null>(null);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => positions.store();
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, [positions]);

  useLayoutEffect(() => {
    if (!location) return;
    const entry = `${location.key} ${location.pathname}${location.search}${location.hash}`;
    // What a page keeps in the fragment stands behind the place that a link leads to.
    const name = /^#([^=&]+)(&|$)/.exec(location.hash)?.[1];
    const isFirst = before.current === null;
    const isNewPage = before.current !== location.pathname;
    before.current = location.pathname;

    const returnsTo = arrival === 'POP' && !(isFirst && isFreshVisit()) ? positions.get(entry) : undefined;
    let isSettling = true;
    const settled = () => {
      isSettling = false;
    };
    let end = () => settled();
    if (returnsTo !== undefined) end = untilSettled(() => scrollToPosition(returnsTo), settled);
    else if (name) end = untilSettled(() => scrollToName(name), settled);
    else {
      if (isNewPage && !isFirst) scrollTo({ top: 0, behavior: 'instant' });
      settled();
    }
    // Until it has settled, the page passes through places nobody chose.
    const remember = () => void (isSettling || positions.set(entry, scrollY));
    addEventListener('scroll', remember, { passive: true });
    return () => {
      end();
      removeEventListener('scroll', remember);
    };
  }, [location, arrival, positions]);
}

/** As far as the page reaches now. */
function scrollToPosition(position: number): boolean {
  scrollTo({ top: position, behavior: 'instant' });
  return document.documentElement.scrollHeight - innerHeight >= position;
}

function scrollToName(name: string): boolean {
  const element = document.getElementById(decodeName(name));
  element?.scrollIntoView({ behavior: 'instant' });
  return element !== null;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A typed address starts at the top, though the tab may remember an earlier visit. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
