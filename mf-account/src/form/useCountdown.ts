import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * Counts down in whole seconds by the clock, so that a sleeping tab catches up.
 *
 * @param initialSeconds counted from when the component appears
 * @returns seconds left and a function that starts over
 */
export function useCountdown(initialSeconds: number): [left: number, start: (seconds: number) => void] {
  const [seconds, setSeconds] = useState({ total: initialSeconds });
  const [left, setLeft] = useState(initialSeconds);

  useEffect(() => {
    const end = Date.now() + seconds.total * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);

  const start = (total: number) => {
    setLeft(total);
    setSeconds({ total });
  };
  return [left, start];
}
