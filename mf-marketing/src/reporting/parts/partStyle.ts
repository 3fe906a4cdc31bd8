import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  @media print { display: none; }
`;

/** What a button opens below itself. */
export const Panel = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  margin-top: var(--ui-s-12);
  padding: var(--ui-s-20);
  background: var(--ui-sunken);
  border-radius: var(--ui-radius-card);
  --ui-focus-gap: var(--ui-sunken);
  &[hidden] { display: none; }
  @media print { display: none; }
`;

/** Controls side by side, as far as there is room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8) var(--ui-s-16);
  align-items: start;
`;

export const TabBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-32);
  padding-top: var(--ui-s-24);
`;

export const TabHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8) var(--ui-s-16);
  & > p { flex: 0 0 100%; color: var(--ui-ink-muted); }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-32);
  align-items: start;
  ${media.lg} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Checkboxes that answer one question. */
export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 0 var(--ui-s-8); font-weight: 600; }
`;

/** The days that are shown, below the buttons that change them. */
export const ShownDays = styled.p`
  margin-top: var(--ui-s-12);
  color: var(--ui-ink-muted);
`;
