import styled from 'styled-components';

/** Monogram beside the words; as high as a name of two lines, so that cards and their skeletons are equally high. */
export const CardHead = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--ui-s-12);
  align-items: center;
  min-height: 70px;
`;

/** A button over the picture, on a ground of its own so that it reads on every drawing. */
export const CardCorner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 28px;
  inset-inline-end: 28px;
  background: var(--ui-surface);
  border-radius: var(--ui-radius-l);
  box-shadow: var(--ui-shadow-1);
`;

export const CardWords = styled.div`
  display: grid;
  gap: var(--ui-s-2);
  min-width: 0;
`;

export const CardBadges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  min-height: 26px;
`;

export const CardFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4) var(--ui-s-16);
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
  /* Holds two lines also for a card that lacks one of the facts. */
  min-height: 46px;
  align-content: start;
  & > li { display: flex; gap: var(--ui-s-8); }
  & > li:first-child { width: 100%; }
  & > li > span { min-width: 0; overflow-wrap: anywhere; }
`;
