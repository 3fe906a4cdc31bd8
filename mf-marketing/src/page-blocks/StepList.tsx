import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export interface Step {
  title: string;
  text: string;
}

const List = styled.ol<{ $count: number }>`
  display: grid;
  counter-reset: step;
  ${media.lg} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: var(--ui-s-24);
  }
`;

/** The line that joins the numbers runs down on phones and to the right on wide screens. */
const Item = styled.li`
  position: relative;
  counter-increment: step;
  padding: 0 0 var(--ui-s-24) 60px;
  &::before {
    content: counter(step);
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    background: var(--ui-primary);
    color: var(--ui-on-primary);
    border: 1px solid transparent;
    border-radius: var(--ui-radius-chip);
    font: 700 1.0625rem/1 var(--ui-font-display);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 44px 4px;
    inset-inline-start: 19px;
    border-inline-start: 2px dashed var(--ui-line-strong);
  }
  &:last-child { padding-block-end: 0; }
  & > h3 { padding-block-start: var(--ui-s-8); }
  & > p { margin-block-start: var(--ui-s-4); color: var(--ui-ink-muted); }
  ${media.lg} {
    padding: 56px 0 0;
    &:not(:last-child)::after {
      inset-block: 19px auto;
      inset-inline: 52px calc(-1 * var(--ui-s-12));
      border-inline-start: 0;
      border-block-start: 2px dashed var(--ui-line-strong);
    }
  }
`;

/** What happens in which order. */
export function StepList({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <List role="list" aria-label={label} $count={steps.length}>
      {steps.map(({ title, text }) => (
        <Item key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </Item>
      ))}
    </List>
  );
}
