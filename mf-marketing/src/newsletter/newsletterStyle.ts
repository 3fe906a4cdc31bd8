import { Button, media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const Band = styled.section`
  display: grid;
  gap: var(--ui-s-24);
  padding: var(--ui-s-24);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  background: var(--ui-surface);

  & h2 {
    font-family: var(--ui-font-display);
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.2;
  }
  & h2 + p {
    margin-top: var(--ui-s-8);
    color: var(--ui-ink-muted);
  }
  ${media.lg} {
    grid-template-columns: 2fr 3fr;
    align-items: center;
    gap: var(--ui-s-48);
    padding: var(--ui-s-40);
  }
  @media print {
    display: none;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--ui-s-12);
`;

export const Send = styled(Button)`
  ${media.sm} { justify-self: start; }
`;

export const Note = styled.p`
  color: var(--ui-ink-muted);
  font-size: 0.875rem;
`;

export const Confirmation = styled.div`
  display: flex;
  gap: var(--ui-s-16);
  padding: var(--ui-s-16);
  border-radius: var(--ui-radius-l);
  background: var(--ui-success-soft);
  overflow-wrap: anywhere;

  & > svg { flex: none; color: var(--ui-success); }
  & p { margin-block: var(--ui-s-4) var(--ui-s-8); }
`;
