import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back once after a time that does not run while paused.
 * @param delay milliseconds; null never calls back
 */
export function usePausableTimeout(callback: () => void, delay: number | null, paused: boolean): void {
  const left = useRef(delay);
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (left.current === null || paused) return;
    const started = Date.now();
    const before = left.current;
    const timer = setTimeout(onTimeout, before);
    return () => {
      clearTimeout(timer);
      left.current = before - (Date.now() - started);
    };
  }, [paused]);
}
