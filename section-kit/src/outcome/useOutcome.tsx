import { VisuallyHidden } from '@marketplace/shared-ui';
import { Fragment, useCallback, useRef, useState, type ReactNode } from 'react';
import { isFocusLost } from './isFocusLost';

export interface Outcome {
  /** Says it to who cannot see it. It stands outside of what may disappear. */
  status: ReactNode;
  /**
   * Says what was done. It is called while the button that did it is still disabled: the focus goes there then, unless the button `stays`
   * and comes back. The same function at each render.
   */
  say: (words: string, control?: 'stays') => void;
}

/** For what takes its own button away: a row that is removed, an offer that is withdrawn. */
export function useOutcome(): Outcome {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [{ words, count }, setSaid] = useState({ words: '', count: 0 });
  const say = useCallback((next: string, control?: 'stays') => {
    setSaid((before) => ({ words: next, count: before.count + 1 }));
    // Whoever has moved on meanwhile stays there.
    if (control !== 'stays' && isFocusLost()) paragraph.current?.focus();
  }, []);
  return {
    say,
    status: (
      <VisuallyHidden as="p" role="status" tabIndex={-1} ref={paragraph}>
        {/* The same words again are news. */}
        <Fragment key={count}>{words}</Fragment>
      </VisuallyHidden>
    ),
  };
}
