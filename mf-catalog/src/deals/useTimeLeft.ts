import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * Counts a time down, a step a minute. It starts from what the server said was left, so a wrong clock of the device does not
 * matter.
 *
 * @param leftMs what was left when the answer came, in milliseconds; `null` for no end
 * @param answeredAt when that was, in milliseconds by the clock of the device
 * @param onEnd called once when the time runs out; keep its identity
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

  // The last step is no whole minute.
  useEffect(() => {
    if (left === null || left === 0 || left > MINUTE) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);

  // What was over already when the answer came does not end now: asking again would give the same answer.
  const hasEnded = left === 0 && leftMs !== null && leftMs > 0;
  useEffect(() => {
    if (hasEnded) onEnd?.();
  }, [hasEnded, onEnd]);

  return left;
}
