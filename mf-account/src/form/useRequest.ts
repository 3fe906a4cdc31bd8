import type { AuthResult } from 'section-kit';
import { useEffect, useRef, useState } from 'react';

export type Refusal = Extract<AuthResult, { ok: false }>;

interface Progress {
  /** While the server is asked. */
  busy: boolean;
  /** The last refusal of the server, until the next answer: a message that went at once would move the button away under the pointer. */
  refusal: Refusal | null;
}

export interface Request<Input> extends Progress {
  run: (input: Input) => Promise<void>;
}

/**
 * Asks the server once at a time: a second click or Enter does nothing before the screen shows the outcome of the first,
 * also while the button has not been disabled yet.
 *
 * @param send asks the server; never rejects
 * @param outcome what to do when it is done, and when the server refuses
 */
export function useRequest<Input = void>(
  send: (input: Input) => Promise<AuthResult>,
  outcome: { onDone?: (input: Input) => void; onRefused?: (refusal: Refusal) => void } = {},
): Request<Input> {
  const isTaken = useRef(false);
  const [progress, setProgress] = useState<Progress>({ busy: false, refusal: null });
  useEffect(() => {
    if (!progress.busy) isTaken.current = false;
  }, [progress]);

  const run = async (input: Input) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setProgress(({ refusal }) => ({ busy: true, refusal }));
    const result = await send(input);
    if (result.ok) {
      setProgress({ busy: false, refusal: null });
      outcome.onDone?.(input);
    } else {
      setProgress({ busy: false, refusal: result });
      outcome.onRefused?.(result);
    }
  };
  return { run, ...progress };
}
