import { Refusal } from 'section-kit';
import { useEffect, useRef, useState } from 'react';

interface Progress {
  /** While the server is asked. */
  busy: boolean;
  /** The last refusal, until the next answer. */
  refusal: Refusal | null;
  /** When it was refused, in milliseconds. */
  at: number;
}

export interface Submission extends Progress {
  /** After too many requests, until asking again makes sense. */
  blocked: boolean;
  /** Does the work once at a time: a second press does nothing before the screen shows the outcome of the first. */
  run: (work: () => Promise<void>) => Promise<Refusal | null>;
}

/** For a button that writes: one write at a time, and what became of it. */
export function useSubmission(): Submission {
  const isTaken = useRef(false);
  const [progress, setProgress] = useState<Progress>({ busy: false, refusal: null, at: 0 });
  const [blocked, setBlocked] = useState(false);
  const waitSeconds = progress.refusal?.waitSeconds ?? null;

  useEffect(() => {
    if (!progress.busy) isTaken.current = false;
  }, [progress]);
  useEffect(() => {
    if (waitSeconds === null) return;
    setBlocked(true);
    const timer = setTimeout(() => setBlocked(false), waitSeconds * 1000);
    return () => {
      clearTimeout(timer);
      setBlocked(false);
    };
  }, [waitSeconds, progress.at]);

  const run = async (work: () => Promise<void>) => {
    if (isTaken.current) return null;
    isTaken.current = true;
    setProgress((before) => ({ ...before, busy: true }));
    let refusal: Refusal | null = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    } finally {
      setProgress({ busy: false, refusal, at: Date.now() });
    }
    return refusal;
  };
  return { ...progress, blocked, run };
}
