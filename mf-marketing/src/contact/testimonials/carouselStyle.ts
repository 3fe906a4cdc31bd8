import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const Stage = styled.div`
  display: grid;
  gap: var(--ui-s-20);
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8);
`;

export const Position = styled.span`
  margin-inline-start: auto;
  color: var(--ui-ink-muted);
  font-variant-numeric: tabular-nums;
`;

/** All of them lie on each other, so that the tallest sets the height and nothing below ever moves. */
export const Slides = styled.div`
  display: grid;
`;

export const Slide = styled.figure<{ $shown: boolean }>`
  grid-area: 1 / 1;
  display: grid;
  gap: var(--ui-s-20);
  align-content: start;
  align-items: center;
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition: opacity 0.5s var(--ui-ease), visibility 0.5s;
  ${media.md} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: var(--ui-s-40); padding: var(--ui-s-32); align-content: center; }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  & > blockquote { font: 550 clamp(1.125rem, 1rem + 0.7vw, 1.5rem)/1.4 var(--ui-font-display); text-wrap: pretty; }
  & > figcaption { display: grid; color: var(--ui-ink-muted); }
  & > figcaption > strong { color: var(--ui-ink); }
`;
