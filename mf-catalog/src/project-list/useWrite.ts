import { Refusal } from 'section-kit';
import { useRef, useState } from 'react';

export interface Write {
  busy: boolean;
  /** Why the last attempt failed and when, in milliseconds; `null` while the next one runs and once it is done. */
  problem: { refusal: Refusal; at: number } | null;
  /** Does the work once at a time: a second press meanwhile does nothing. */
  run: (work: () => Promise<void>) => Promise<Refusal | null>;
}

/** For a button that writes: one write at a time, and what became of it. */
export function useWrite(): Write {
  const isTaken = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Write['problem']>(null);

  const run = async (work: () => Promise<void>) => {
    if (isTaken.current) return null;
    isTaken.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setProblem({ refusal: error, at: Date.now() });
      return error;
    } finally {
      isTaken.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
