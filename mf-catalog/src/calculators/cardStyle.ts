import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const Box = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  align-content: start;
  min-width: 0;
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  ${media.md} { padding: var(--ui-s-24); }
  & h3 { margin-bottom: var(--ui-s-4); font-size: 1.25rem; }
`;

export const Units = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: var(--ui-s-16);
  align-items: start;
`;

export const ResultBox = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
  padding: var(--ui-s-16);
  background: var(--ui-primary-soft);
  color: var(--ui-ink);
  border-radius: var(--ui-radius-l);
  --ui-focus-gap: var(--ui-primary-soft);
`;

/* The figure people came for stands larger than what explains it. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: var(--ui-s-12) var(--ui-s-24);
  width: 100%;
  & dt { font-size: 0.9375rem; }
  & dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & > div:first-child { grid-column: 1 / -1; }
  & > div:first-child dd { font-size: 1.75rem; line-height: 1.2; }
`;

export const Line = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
  padding-top: var(--ui-s-16);
  border-top: 1px solid var(--ui-line);
  & > :first-child { width: 100%; }
`;

export const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;
