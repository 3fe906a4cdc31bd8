import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const Band = styled.section`
  padding-block: var(--ui-s-40) 0;
  ${media.lg} { padding-block: var(--ui-s-64) 0; }
`;

export const Panel = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  align-items: center;
  padding: var(--ui-s-24);
  background: var(--ui-accent-soft);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-art);
  --ui-focus-gap: var(--ui-accent-soft);
  ${media.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 0.6fr); padding: var(--ui-s-40); }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-12);
`;

export const Claim = styled.h2`
  color: var(--ui-accent-ink);
  font-size: clamp(2rem, 1.35rem + 2.9vw, 3.25rem);
`;

export const Text = styled.p`
  max-width: 52ch;
  /* Holds the room of the date, which comes a moment later. */
  min-height: 3lh;
  font-size: 1.0625rem;
  ${media.lg} { min-height: 2lh; }
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  width: 100%;
  ${media.sm} { display: flex; flex-wrap: wrap; }
`;

/** On phones the words are enough, and the tiles below bring pictures. */
export const Picture = styled.div`
  display: none;
  ${media.md} { display: block; }
`;
