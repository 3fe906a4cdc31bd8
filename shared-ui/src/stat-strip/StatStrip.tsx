import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';

export interface StatStripProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** `label` says what the figure counts, `value` is the figure as it is written. */
  items: ReadonlyArray<{ value: ReactNode; label: string }>;
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--ui-s-20) var(--ui-s-24);
  ${media.md} { gap: var(--ui-s-32); }
`;

const Stat = styled.div`
  display: flex;
  flex-direction: column-reverse;
  padding-inline-start: var(--ui-s-16);
  border-inline-start: 3px solid var(--ui-accent);
`;

const Value = styled.dd`
  font: 700 clamp(1.5rem, 1.2rem + 1.35vw, 2.25rem)/1.12 var(--ui-font-display);
  font-variant-numeric: tabular-nums;
`;

const Label = styled.dt`
  font-size: 0.9375rem;
`;

/** A row of figures with what each counts. */
export function StatStrip({ items, ...list }: StatStripProps) {
  return (
    <Root {...list}>
      {items.map(({ value, label }) => (
        <Stat key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Stat>
      ))}
    </Root>
  );
}
