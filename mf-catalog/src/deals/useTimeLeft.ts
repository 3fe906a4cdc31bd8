import { useEffect, useState } from 'react';
import { serverTime } from './serverClock';

const MINUTE = 60_000;

/**
 * Counts the time down until something ends, a step a minute. It goes by the server's clock, so a wrong one of the device does
 * not matter, nor how old the answer is.
 *
 * @param endsAt ISO time; `null` for no end
 * @param answeredAt when the server said so, in milliseconds by its clock: what is shown at first
 * @param onEnd called once when the time runs out; keep its identity
 * @returns milliseconds left, at least 0; `null` for no end
 */
export function useTimeLeft(endsAt: string | null, answeredAt: number, onEnd?: () => void): number | null {
  const end = endsAt === null ? null : Date.parse(endsAt);
  const [now, setNow] = useState(answeredAt);
  const left = end === null ? null : Math.max(0, end - Math.max(now, answeredAt));

  useEffect(() => {
    if (end === null) return;
    const tick = () => setNow(serverTime(answeredAt));
    tick();
    const everyMinute = setInterval(tick, MINUTE);
    // Timers of a sleeping tab are late; whoever looks again sees the right time.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(everyMinute);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [end, answeredAt]);

  // The last step is no whole minute.
  useEffect(() => {
    if (left === null || left === 0 || left > MINUTE) return;
    const timer = setTimeout(() => setNow(serverTime(answeredAt)), left);
    return () => clearTimeout(timer);
  }, [left, answeredAt]);

  // What was over already when the answer came does not end now: asking again would give the same answer.
  const hasEnded = left === 0 && end !== null && end > answeredAt;
  useEffect(() => {
    if (hasEnded) onEnd?.();
  }, [hasEnded, onEnd]);

  return left;
}
