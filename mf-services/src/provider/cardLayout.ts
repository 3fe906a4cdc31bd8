import { Card } from '@marketplace/shared-ui';
import styled, { css } from 'styled-components';

/** Cards beside each other, or rows below each other. Where their list is narrow, both are small cards. */
export type Layout = 'cards' | 'rows';

/** The list around the cards: how wide it is, not the window, says how they look. */
export const listContainer = css`container: providers / inline-size;`;
/** From here on a list has cards with a picture above the words. */
export const wideCards = '@container providers (min-width: 520px)';
/** From here on a list has rows. */
export const wideRows = '@container providers (min-width: 620px)';
const widestRows = '@container providers (min-width: 860px)';

export const CardPicture = styled.div`
  grid-area: picture;
  position: relative;
  &:has([data-logo][data-tile]) > img { visibility: hidden; }
  &:has([data-tile]) > img { z-index: 1; inset-block-end: 6px; inset-inline-end: 6px; width: 36%; height: 36%; border: 2px solid var(--ui-surface); }
  min-height: 64px;
  & > img, & > span { position: absolute; height: 100%; aspect-ratio: auto; }
`;

/** In a corner of the picture, for which a small card has no room but for a logo over all of it; a tile lies over the picture and leaves it a corner. */
export const CardMonogram = styled.div`
  position: absolute;
  display: none;
  inset-block-end: var(--ui-s-4);
  inset-inline-start: var(--ui-s-4);
  &[data-tile], &[data-logo] { display: block; inset: 0; }
  &[data-logo] > span { width: 100%; height: 100%; }
  &[data-tile] > span { width: 100%; height: 100%; padding: 16px 32% 0 0; font-size: 1.125rem; }
`;

/** The name and what speaks for it. */
export const CardHead = styled.div`
  grid-area: head;
  display: grid;
  gap: var(--ui-s-2);
  align-content: start;
  min-width: 0;
`;

export const CardMarks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-2) var(--ui-s-8);
  align-items: center;
  /* Stars and badge in one line of a phone. */
  @container providers (max-width: 519px) {
    && > * { padding: 0 6px; font-size: 0.8125rem; }
    && > :first-child { padding: 0; }
    & > :not(:first-child) > svg { display: none; }
  }
`;

/** What it costs and how soon an answer comes. As high before either is known. */
export const CardTerms = styled.div`
  grid-area: terms;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ui-s-8);
  align-items: center;
  min-height: 1.25rem;
  font-size: 0.8125rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
  & > p { display: flex; gap: var(--ui-s-4); align-items: center; }
  & svg { display: none; }
  & strong { font-size: 0.9375rem; font-weight: 650; color: var(--ui-ink); font-variant-numeric: tabular-nums; }
`;

export const CardFacts = styled.ul`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ui-s-4);
  align-content: start;
  padding: 0;
  list-style: none;
  font-size: 0.8125rem;
  line-height: 1.35;
  color: var(--ui-ink-muted);
  & > li { display: flex; gap: var(--ui-s-4); align-items: center; min-width: 0; }
  & > li:not(:last-child)::after { content: '·'; padding-inline-start: var(--ui-s-4); }
  & svg { display: none; }
  & span { min-width: 0; overflow-wrap: anywhere; }
`;

/** With room to spare, icons part the facts. */
const withIcons = css`
  ${CardFacts} > li::after { display: none; }
  ${CardFacts} svg, ${CardTerms} svg { display: block; }
`;

/** Words about the company, no more of them than fit. */
export const CardLine = styled.p`
  grid-area: line;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  min-height: 1.4em;
  font-size: 0.8125rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** Above the link that covers the card. */
export const CardFoot = styled.div`
  grid-area: foot;
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4) var(--ui-s-8);
  align-items: center;
  justify-content: space-between;
  & > :only-child { margin-inline-start: auto; }
`;

export const CardTools = styled.div`
  display: flex;
  margin-inline-start: -8px;
  && > * { width: 40px; height: 36px; min-height: 0; }
`;

/** With room for a picture the logo stands in its corner. */
const cornerLogo = css`
  ${CardMonogram}[data-logo]:not([data-tile]) { inset: auto auto var(--ui-s-4) var(--ui-s-4); }
  ${CardMonogram}[data-logo]:not([data-tile]) > span { width: 44px; height: 44px; }
`;

const cards = css`
  ${wideCards} {
    grid-template: 'picture' auto 'head' auto 'terms' auto 'facts' auto 'line' 1fr 'foot' auto / minmax(0, 1fr);
    gap: var(--ui-s-8);
    padding: var(--ui-s-16);
    ${withIcons}
    ${cornerLogo}
    ${CardPicture} { aspect-ratio: 16 / 9; margin-bottom: var(--ui-s-4); }
    ${CardMonogram} { display: block; }
    ${CardMonogram}[data-tile] > span { font-size: 3.5rem; }
    ${CardTerms}, ${CardFacts}, ${CardLine} { font-size: 0.9375rem; }
    ${CardFacts} { gap: var(--ui-s-2) var(--ui-s-16); }
    ${CardLine} { -webkit-line-clamp: 2; }
  }
`;

const rows = css`
  ${wideRows} {
    grid-template: 'picture head terms' auto 'picture facts foot' auto 'picture line foot' 1fr / 136px minmax(0, 1fr) auto;
    gap: var(--ui-s-4) var(--ui-s-16);
    ${withIcons}
    ${cornerLogo}
    ${CardPicture} { min-height: 124px; }
    ${CardMonogram} { display: block; }
    ${CardMonogram}[data-tile] > span { font-size: 2.5rem; }
    ${CardTerms} { flex-direction: column; align-items: end; justify-content: start; max-width: 210px; }
    ${CardTerms} strong { font-size: 1.1875rem; }
    ${CardFacts} { gap: var(--ui-s-2) var(--ui-s-16); font-size: 0.875rem; }
    ${CardLine} { -webkit-line-clamp: 2; font-size: 0.9375rem; color: var(--ui-ink); }
    ${CardFoot} { align-self: end; justify-content: end; max-width: 210px; }
  }
  ${widestRows} {
    grid-template-columns: 200px minmax(0, 1fr) auto;
    column-gap: var(--ui-s-20);
  }
`;

/** The picture beside the words, so that several professionals are compared without scrolling; with more room see above. */
export const CardBox = styled(Card)<{ $layout: Layout }>`
  display: grid;
  grid-template: 'picture head' auto 'picture terms' 1fr 'facts facts' auto 'line line' auto 'foot foot' auto / 64px minmax(0, 1fr);
  gap: var(--ui-s-2) var(--ui-s-12);
  height: 100%;
  padding: 10px var(--ui-s-12);
  ${({ $layout }) => ($layout === 'rows' ? rows : cards)}
`;
