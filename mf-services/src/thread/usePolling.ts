import { AppError } from '@marketplace/section-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pollDelay } from './pollDelay';

/** `over`: there is nothing to ask for any more. */
export type PollOutcome = 'news' | 'none' | 'over';

/**
 * Asks again and again while somebody looks: once at a time, in the visible tab and online only, at once when the reader comes back.
 *
 * @param ask one question. An `AppError` of it makes the pauses longer, for as long as the server says.
 * @returns asks now, because something was written here
 */
export function usePolling(ask: () => Promise<PollOutcome>): () => void {
  const onAsk = useEffectEvent(ask);
  const wake = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let activeAt = Date.now();
    let failures = 0;
    let waitMs = 0;
    let isAsking = false;
    let asksAgain = false;
    let isOver = false;
    const isWatched = () => document.visibilityState === 'visible' && navigator.onLine;
    const rest = () => clearTimeout(timer);

    const poll = async (): Promise<void> => {
      rest();
      asksAgain = isAsking;
      if (isOver || isAsking || !isWatched()) return;
      isAsking = true;
      try {
        const outcome = await onAsk();
        failures = 0;
        waitMs = 0;
        if (outcome === 'news') activeAt = Date.now();
        isOver ||= outcome === 'over';
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failures += 1;
        waitMs = (error.waitSeconds ?? 0) * 1000;
      } finally {
        isAsking = false;
      }
      if (asksAgain) return poll();
      if (!isOver && isWatched()) timer = setTimeout(() => void poll(), Math.max(waitMs, pollDelay(Date.now() - activeAt, failures)));
    };
    wake.current = () => {
      activeAt = Date.now();
      void poll();
    };
    const comeBack = () => {
      if (!isWatched()) rest();
      // The browser tells twice: of the tab and of the window.
      else if (!isAsking) wake.current();
    };

    void poll();
    addEventListener('focus', comeBack);
    addEventListener('online', comeBack);
    addEventListener('offline', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isOver = true;
      rest();
      removeEventListener('focus', comeBack);
      removeEventListener('online', comeBack);
      removeEventListener('offline', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
  return () => wake.current();
}
