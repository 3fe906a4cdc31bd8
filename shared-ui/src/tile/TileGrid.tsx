import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  ${media.md} { gap: var(--ui-s-24); }
  /* No gap at the end of an odd number. */
  & > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  ${media.lg} {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    & > :last-child:nth-child(odd) { grid-column: auto; }
  }
`;

/** A list of `Tile`: two per row on phones, one row on desktops. */
export function TileGrid(list: ComponentPropsWithRef<'ul'>) {
  return <Root role="list" {...list} />;
}
