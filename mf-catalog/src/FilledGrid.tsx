import { CardGrid, media } from '@marketplace/shared-ui';
import styled, { css } from 'styled-components';

/** How many cards stand in a row on phones, from 768 px and from 1024 px. */
type Columns = readonly [phone: number, md: number, lg: number];

const upToMd = '@media (width < 768px)';
const upToLg = '@media (768px <= width < 1024px)';

const rows = (columns: number) => css`
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  ${
    columns > 1 &&
    css`
    & > li:last-child:nth-child(${columns}n + 1) {
      grid-column: 1 / -1;
      & > * { display: grid; grid-template-columns: min(40%, 280px) minmax(0, 1fr); gap: 0 var(--ui-s-24); align-content: start; }
      & > * > * { grid-column: 2; margin-block-end: var(--ui-s-12); }
      & > * > :first-child { grid-column: 1; grid-row: 1 / span 20; margin-block-end: 0; }
      /* A button across the whole page would be the loudest thing on it. */
      & > * > :last-child { max-width: 320px; margin-block-end: 0; }
    }
  `
  }
`;

/** Cards in full rows: one that would stand alone in the last row takes all of it, its picture beside the rest. */
export const FilledGrid = styled(CardGrid)<{ $columns: Columns }>`
  ${upToMd} { ${({ $columns }) => rows($columns[0])} }
  ${upToLg} { ${({ $columns }) => rows($columns[1])} }
  ${media.lg} { ${({ $columns }) => rows($columns[2])} }
`;
