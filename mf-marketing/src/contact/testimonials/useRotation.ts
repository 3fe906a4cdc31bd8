import { useEffect, useState, type FocusEvent } from 'react';

/** How long each one stands. */
const SHOWN_MS = 5000;

/**
 * Which of `count` things a carousel shows, wrapping at both ends. It moves on by itself every 5 s, but not under the
 * pointer, with the focus inside, in a hidden tab, or for a person who asked for less motion. Source: the carousel
 * pattern of the ARIA Authoring Practices Guide.
 *
 * @returns `hold` belongs on the element whose pointer and focus stop it
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const rotates = !isPaused && !isHovered && !isFocused && !isHidden;

  useEffect(() => {
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    const obey = () => calm?.matches && setIsPaused(true);
    const look = () => setIsHidden(document.visibilityState === 'hidden');
    obey();
    look();
    calm?.addEventListener('change', obey);
    document.addEventListener('visibilitychange', look);
    return () => {
      calm?.removeEventListener('change', obey);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  useEffect(() => {
    if (!rotates) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [rotates, index, count]);

  const toggle = () => {
    setIsPaused(!isPaused);
    // Whoever presses Play wants it to move although pointer and focus are still on the button.
    if (isPaused) {
      setIsHovered(false);
      setIsFocused(false);
    }
  };
  return {
    index,
    rotates,
    isPaused,
    toggle,
    move: (step: 1 | -1) => setIndex((index + step + count) % count),
    hold: {
      onMouseEnter: () => setIsHovered(true),
      onMouseLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
