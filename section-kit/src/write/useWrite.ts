import { useEffect, useRef, useState } from 'react';
import { AppError } from '../data/AppError';

export interface Write {
  /** While the server is asked. */
  busy: boolean;
  /** The last refusal, until the next answer: a message that went at once would move the button away under the pointer. */
  refusal: AppError | null;
  /** When the last answer came, in milliseconds. */
  at: number;
  /** After too many requests, until asking again makes sense. */
  blocked: boolean;
  /**
   * Does the work once at a time: a second press or Enter does nothing before the screen shows the outcome of the first,
   * also while the button has not been disabled yet. What follows on success belongs into the work.
   *
   * @returns why it was refused; `null` when it was done, or not begun because another one is under way
   * @throws whatever the work throws that is no `AppError`
   */
  run: (work: () => Promise<void>) => Promise<AppError | null>;
}

/** For a button that writes: one write at a time, and what became of it. It is busy from the press on. */
export function useWrite(): Write {
  const isTaken = useRef(false);
  const [progress, setProgress] = useState<Pick<Write, 'busy' | 'refusal' | 'at'>>({ busy: false, refusal: null, at: 0 });
  // In an effect, hence after the screen shows it: until then the button looks as if it had not been pressed.
  useEffect(() => {
    if (!progress.busy) isTaken.current = false;
  }, [progress]);

  const run = async (work: () => Promise<void>) => {
    if (isTaken.current) return null;
    isTaken.current = true;
    setProgress((before) => ({ ...before, busy: true }));
    let refusal: AppError | null = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusal = error;
    } finally {
      setProgress({ busy: false, refusal, at: Date.now() });
    }
    return refusal;
  };
  return { ...progress, blocked: useIsBlocked(progress), run };
}

function useIsBlocked({ refusal, at }: Pick<Write, 'refusal' | 'at'>): boolean {
  const [blocked, setBlocked] = useState(false);
  const waitSeconds = refusal?.waitSeconds ?? null;
  useEffect(() => {
    if (waitSeconds === null) return;
    setBlocked(true);
    const timer = setTimeout(() => setBlocked(false), waitSeconds * 1000);
    return () => {
      clearTimeout(timer);
      setBlocked(false);
    };
  }, [waitSeconds, at]);
  return blocked;
}
