import styled from 'styled-components';

/** Monogram beside the words; as high as a name of two lines, so that cards and their skeletons are equally high. */
export const CardHead = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--ui-s-12);
  align-items: center;
  min-height: 70px;
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
  display: grid;
  gap: var(--ui-s-4);
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
  /* Holds two lines also for a card that lacks one of the facts. */
  min-height: 46px;
  align-content: start;
  & > li { display: flex; gap: var(--ui-s-8); }
  & > li > span { min-width: 0; overflow-wrap: anywhere; }
`;
