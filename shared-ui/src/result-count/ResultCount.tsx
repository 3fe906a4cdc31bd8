import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface ResultCountProps extends ComponentPropsWithRef<'p'> {
  /** The whole sentence as one text, for instance "Showing 6 of 24 services". */
  children: string;
}

const quietFor = 500;

const Root = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
  font-variant-numeric: tabular-nums;
`;

/**
 * How many results are shown. The eye sees each change at once; a screen reader waits until the text has been still for
 * half a second, because `aria-busy` holds a live region back.
 */
export function ResultCount({ children, ...paragraph }: ResultCountProps) {
  const [settled, setSettled] = useState(children);
  useEffect(() => {
    if (settled === children) return;
    const timer = setTimeout(() => setSettled(children), quietFor);
    return () => clearTimeout(timer);
  }, [children, settled]);
  return (
    <Root role="status" {...paragraph} aria-busy={settled !== children}>
      {children}
    </Root>
  );
}
