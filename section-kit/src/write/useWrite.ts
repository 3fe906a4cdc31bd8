import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../data/Refusal';

export interface Write {
  /** While the server is asked. */
  busy: boolean;
  /** The last refusal, until the next answer: a message that went at once would move the button away under the pointer. */
  refusal: Refusal | null;
  /** When the last answer came, in milliseconds. */
  at: number;
  /** After too many requests, until asking again makes sense. */
  blocked: boolean;
  /**
   * Does the work once at a time: a second press or Enter does nothing before the screen shows the outcome of the first,
   * also while the button has not been disabled yet. What follows on success belongs into the work.
   *
   * @returns why it was refused; `null` when it was done, or not begun because another one is under way
   * @throws whatever the work throws that is no `Refusal`
   */
  run: (work: () => Promise<void>) => Promise<Refusal | null>;
}

/** For a button that writes: one write at a time, and what became of it. */
export function useWrite(): Write {
  const isTaken = useRef(false);
  const [outcome, setOutcome] = useState<{ refusal: Refusal | null; at: number }>({ refusal: null, at: 0 });
  // Given what has begun already: the work starts with the press, and what it knows, passwords too, is held nowhere else.
  const { isPending, mutateAsync } = useMutation({ mutationFn: (begun: Promise<void>) => begun });
  // In an effect, hence after the screen shows it: until then the button looks as if it had not been pressed.
  useEffect(() => {
    isTaken.current = false;
  }, [outcome]);

  const run = async (work: () => Promise<void>) => {
    if (isTaken.current) return null;
    isTaken.current = true;
    let refusal: Refusal | null = null;
    try {
      await mutateAsync(work());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    } finally {
      setOutcome({ refusal, at: Date.now() });
    }
    return refusal;
  };
  return { busy: isPending, ...outcome, blocked: useIsBlocked(outcome), run };
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
