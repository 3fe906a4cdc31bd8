import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.fieldset`
  display: grid;
  gap: var(--ui-s-8);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-size: 0.9375rem;
  font-weight: 600;
`;

const Hint = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Several controls that answer one question. */
export function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  const hintId = useId();
  return (
    <Root aria-describedby={hint && hintId}>
      <Legend>{legend}</Legend>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children}
    </Root>
  );
}
