import { Card, CardActions, media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** The monogram beside the words; as high as a name of two lines, so that cards and their skeletons are equally high. */
export const CardHead = styled.div`
  min-width: 0;
  ${media.sm} {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: var(--ui-s-12);
    align-items: center;
    min-height: 70px;
  }
`;

/** A phone has the picture of the trade instead. */
export const CardMonogram = styled.div`
  display: none;
  ${media.sm} { display: block; }
`;

/** A button over the picture, on a ground of its own so that it reads on every drawing; on a phone in the corner of the card. */
export const CardCorner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--ui-s-4);
  inset-inline-end: var(--ui-s-4);
  ${media.sm} {
    inset-block-start: 28px;
    inset-inline-end: 28px;
    background: var(--ui-surface);
    border-radius: var(--ui-radius-l);
    box-shadow: var(--ui-shadow-1);
  }
`;

export const CardWords = styled.div`
  display: grid;
  gap: var(--ui-s-2);
  min-width: 0;
  /* The corner's button lies beside it. */
  padding-inline-end: 40px;
  ${media.sm} { padding-inline-end: 0; }
`;

export const CardBadges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4);
  min-height: 26px;
  ${media.sm} { gap: var(--ui-s-8); }
`;

export const CardFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-2) var(--ui-s-12);
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
  & > li { display: flex; gap: var(--ui-s-4); min-width: 0; }
  & > li > svg { flex: none; width: 16px; }
  & > li > span { min-width: 0; overflow-wrap: anywhere; }
  ${media.sm} {
    gap: var(--ui-s-4) var(--ui-s-16);
    font-size: 0.9375rem;
    /* Holds two lines also for a card that lacks one of the facts. */
    min-height: 46px;
    align-content: start;
    & > li { gap: var(--ui-s-8); }
    & > li:first-child { width: 100%; }
    & > li > svg { width: auto; }
  }
`;

/** The picture above the words; on a phone a small one beside them, so that several professionals are compared without scrolling. */
export const CardBox = styled(Card)`
  @media (width < 544px) {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: var(--ui-s-8) var(--ui-s-12);
    padding: var(--ui-s-12);
    & > * { grid-column: 1 / -1; }
    & > :first-child { grid-column: 1; aspect-ratio: 1; }
    & > ${CardHead} { grid-column: 2; align-self: center; }
    & > ${CardActions} { flex-wrap: nowrap; align-items: center; justify-content: space-between; }
    & > ${CardActions} > * { font-size: 0.875rem; }
    & > ${CardActions} > button:not(:only-child) { width: auto; padding-inline: var(--ui-s-12); }
  }
`;
