import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

const openAfter = 150;
// Long enough to cross the gap between a trigger and its panel.
const closeAfter = 300;

interface Open {
  id: string;
  /** Opened by a resting mouse, so that leaving closes it and a click keeps it. */
  byHover: boolean;
}

/**
 * Which of several panels is open; at most one.
 * @param root element around triggers and panels; a press outside of it closes
 * @param closeKey closes when it changes
 */
export function useDisclosure(root: RefObject<HTMLElement | null>, closeKey: string | undefined) {
  const [open, setOpen] = useState<Open | null>(null);
  const [lastKey, setLastKey] = useState(closeKey);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (lastKey !== closeKey) {
    setLastKey(closeKey);
    setOpen(null);
  }

  const stopTimer = () => clearTimeout(timer.current);
  const close = () => {
    stopTimer();
    setOpen(null);
  };
  const openTrigger = () => root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Focus in a panel would be lost with it; focus elsewhere on the page stays where it is.
    if (root.current?.contains(document.activeElement)) openTrigger()?.focus();
    close();
  });
  const onPress = useEffectEvent((event: Event) => {
    if (!root.current?.contains(event.target as Node)) close();
  });
  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
  useEffect(() => stopTimer, []);

  return {
    openId: open?.id ?? null,
    close,
    toggle(id: string) {
      stopTimer();
      setOpen((now) => (now?.id === id && !now.byHover ? null : { id, byHover: false }));
    },
    pointerEnter(id: string, event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      stopTimer();
      timer.current = setTimeout(() => setOpen((now) => (now?.id === id ? now : { id, byHover: true })), openAfter);
    },
    pointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      stopTimer();
      timer.current = setTimeout(() => {
        // Somebody who has moved into the panel by keyboard is still using it.
        const inUse = openTrigger()?.parentElement?.contains(document.activeElement);
        if (!inUse) setOpen((now) => (now?.byHover ? null : now));
      }, closeAfter);
    },
  };
}
