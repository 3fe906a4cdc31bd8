import { useEffect, useRef, useState } from 'react';

type Fade = 'none' | 'start' | 'end' | 'both';

function fadeOf(strip: HTMLElement): Fade {
  const start = strip.scrollLeft > 1;
  const end = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
  if (start && end) return 'both';
  if (start) return 'start';
  return end ? 'end' : 'none';
}

/**
 * Keeps the chosen tab in view and tells at which ends more tabs are hidden.
 * Scrolls the strip only: `scrollIntoView` would also move the page when the tabs are below the fold.
 */
export function useTabStrip(value: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [fade, setFade] = useState<Fade>('none');

  useEffect(() => {
    const strip = ref.current;
    const tab = strip?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (!strip || !tab) return;
    const room = 32;
    const left = tab.offsetLeft - room;
    const right = tab.offsetLeft + tab.offsetWidth + room - strip.clientWidth;
    if (strip.scrollLeft > left) strip.scrollLeft = left;
    else if (strip.scrollLeft < right) strip.scrollLeft = right;
  }, [value]);

  useEffect(() => {
    const measure = () => {
      if (ref.current) setFade(fadeOf(ref.current));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return { ref, fade, onScroll: (event: { currentTarget: HTMLElement }) => setFade(fadeOf(event.currentTarget)) };
}
