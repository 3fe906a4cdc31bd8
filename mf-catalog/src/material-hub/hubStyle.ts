import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/* One calculator keeps a readable width, two stand side by side. */
export const Calculators = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  align-items: start;
  max-width: ${({ $count }) => ($count === 1 ? '820px' : 'none')};
  ${media.lg} { grid-template-columns: repeat(${({ $count }) => Math.min($count, 2)}, minmax(0, 1fr)); }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
`;

export const Notes = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  ${media.md} { grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); }
  & h3 { margin-bottom: var(--ui-s-4); font-size: 1.125rem; }
  & p { max-width: 60ch; color: var(--ui-ink-muted); }
  & cite { display: block; margin-top: var(--ui-s-4); font-size: 0.9375rem; font-style: normal; color: var(--ui-ink-muted); }
`;

export const Offers = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  padding: 0;
  list-style: none;
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  & h3 { font-size: 1.125rem; }
`;
