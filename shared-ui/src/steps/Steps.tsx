import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { media } from '../theme/media';

export interface StepItem {
  title: string;
  /** What happens in it. */
  text?: string;
  state: 'done' | 'now' | 'next';
  /** The state in words. */
  stateLabel: string;
  /** Where one stands; a step can be current and done. */
  current?: boolean;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly StepItem[];
  /** What the steps lead to; read by screen readers. */
  label: string;
}

const List = styled.ol`
  display: grid;
  gap: var(--ui-s-16);
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 44px 1fr;
  gap: 0 var(--ui-s-12);
  align-content: start;
  padding: var(--ui-s-16);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  &[aria-current] { border-color: var(--ui-primary); background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
`;

const Mark = styled.span<{ $reached: boolean }>`
  grid-row: span 3;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid ${({ $reached }) => ($reached ? 'transparent' : 'var(--ui-line-strong)')};
  border-radius: var(--ui-radius-chip);
  background: ${({ $reached }) => ($reached ? 'var(--ui-primary)' : 'none')};
  color: ${({ $reached }) => ($reached ? 'var(--ui-on-primary)' : 'inherit')};
  font: 700 1.0625rem/1 var(--ui-font-display);
`;

const State = styled.span`
  font-size: 0.875rem;
  font-weight: 600;
`;

const Text = styled.span`
  font-size: 0.9375rem;
  line-height: 1.4;
`;

/** A way of a few steps, and where one stands on it. */
export function Steps({ items, label, ...list }: StepsProps) {
  return (
    <List role="list" aria-label={label} {...list}>
      {items.map(({ title, text, state, stateLabel, current = false }, place) => (
        <Step key={title} aria-current={current ? 'step' : undefined}>
          <Mark $reached={state !== 'next'} aria-hidden="true">
            {state === 'done' ? <Icon name="Check" /> : place + 1}
          </Mark>
          <strong>{title}</strong>
          <State>{stateLabel}</State>
          {text && <Text>{text}</Text>}
        </Step>
      ))}
    </List>
  );
}
