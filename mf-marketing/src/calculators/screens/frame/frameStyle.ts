import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-20);
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  --ui-focus-gap: var(--ui-surface);
  ${media.md} { padding: var(--ui-s-24); }
  & > h3 { font-size: 1.25rem; }
  & h4 { font-size: 1.0625rem; letter-spacing: normal; }
  @media print { border: 0; padding: 0; }
`;

export const Lead = styled.p`
  max-width: 68ch;
  color: var(--ui-ink-muted);
`;

export const Form = styled.form`
  display: grid;
  gap: var(--ui-s-24);
  padding-top: var(--ui-s-4);
`;

export const Result = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  padding: var(--ui-s-20);
  background: var(--ui-primary-soft);
  color: var(--ui-ink);
  border-radius: var(--ui-radius-l);
  & > p { max-width: 68ch; }
  @media print { break-inside: avoid; border: 1px solid var(--ui-line-strong); }
`;

export const Headline = styled.p`
  font-family: var(--ui-font-display);
  font-size: clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem);
  font-weight: 650;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
`;
