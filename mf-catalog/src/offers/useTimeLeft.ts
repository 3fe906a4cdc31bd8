import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * Counts a time down, a step a minute. It starts from what the server said was left, so a wrong clock of the device does not
 * matter.
 *
 * @param leftMs what was left when the answer came, in milliseconds; `null` for no end
 * @param answeredAt when that was, in milliseconds by the clock of the device
 * @param onEnd called once when the time is up
 * @returns milliseconds left, at least 0; `null` for no end
 */
export function useTimeLeft(leftMs: number | null, answeredAt: number, onEnd?: () => void): number | null {
  const [now, setNow] = useState(answeredAt);
  const left = leftMs === null ? null : Math.max(0, leftMs - Math.max(0, now - answeredAt));

  useEffect(() => {
    if (leftMs === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const everyMinute = setInterval(tick, MINUTE);
    // Timers of a sleeping tab are late; whoever looks again sees the right time.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(everyMinute);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [leftMs, answeredAt]);

  useEffect(() => {
    if (left === null || left > MINUTE) return;
    const timer = setTimeout(() => {
      setNow(Date.now());
      onEnd?.();
    }, left);
    return () => clearTimeout(timer);
  }, [left, onEnd]);

  return left;
}
