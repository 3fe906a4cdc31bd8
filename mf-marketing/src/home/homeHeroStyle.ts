import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** From here on the picture reaches the edge of the window. */
const wide = '@media (min-width: 1440px)';

/** The picture may reach a little beyond the window: a scrollbar is part of what its width is measured by. */
export const Ground = styled.div`
  overflow: clip;
  & > div {
    padding-block: var(--ui-s-32);
    ${media.lg} { padding-block: 0; }
  }
`;

/** The hero is 500 px high. That is its least height: a fixed one would cut enlarged text. */
export const Columns = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  ${media.md} {
    grid-template: 'words words' auto 'trending art' auto / minmax(0, 1fr) minmax(0, 0.8fr);
    gap: var(--ui-s-32);
  }
  ${media.lg} {
    grid-template: 'words art' minmax(500px, auto) 'trending trending' auto / minmax(0, 1.15fr) minmax(0, 0.85fr);
    align-items: center;
    gap: 0 var(--ui-s-64);
  }
  ${wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  min-width: 0;
  ${media.md} { grid-area: words; }
  ${media.lg} { align-content: center; align-self: stretch; }
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
  ${media.lg} { padding-block: var(--ui-s-12) var(--ui-s-32); }
`;

export const ArtArea = styled.div`
  width: 100%;
  max-width: 464px;
  ${media.md} { grid-area: art; justify-self: end; }
  ${wide} {
    position: relative;
    align-self: stretch;
    width: calc(100% + (100vw - 1240px) / 2);
    max-width: none;
    justify-self: start;
    & > img {
      position: absolute;
      inset: 0;
      height: 100%;
      object-position: 50% 58%;
      border-radius: 0;
    }
  }
`;
