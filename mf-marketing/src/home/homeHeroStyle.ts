import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** 500 px is a least height: a fixed one would cut enlarged text. */
export const Ground = styled.div`
  & > div {
    display: grid;
    align-items: center;
    padding-block: var(--ui-s-32);
    ${media.lg} { min-height: 500px; padding-block: var(--ui-s-40) var(--ui-s-32); }
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  ${media.md} {
    grid-template: 'words words' auto 'trending art' auto / minmax(0, 1fr) minmax(0, 0.8fr);
    gap: var(--ui-s-32);
  }
  ${media.lg} {
    grid-template: 'words art' auto 'trending trending' auto / minmax(0, 1.15fr) minmax(0, 0.85fr);
    align-items: center;
    gap: var(--ui-s-32) var(--ui-s-64);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  min-width: 0;
  ${media.md} { grid-area: words; }
`;

export const Title = styled.h1`
  max-width: 18ch;
  font-size: clamp(2rem, 1.35rem + 2.9vw, 3.5rem);
  line-height: 1.08;
`;

export const Lead = styled.p`
  max-width: 56ch;
  font-size: 1.125rem;
  line-height: 1.5;
  color: var(--ui-on-hero-muted);
`;

export const Hint = styled.p`
  margin-top: calc(-1 * var(--ui-s-12));
  font-size: 0.9375rem;
  color: var(--ui-on-hero-muted);
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  ${media.sm} { display: flex; flex-wrap: wrap; }
`;

export const TrendingArea = styled.div`
  min-width: 0;
  ${media.md} { grid-area: trending; }
`;

export const ArtArea = styled.div`
  width: 100%;
  max-width: 464px;
  ${media.md} { grid-area: art; justify-self: end; }
`;
