import { CardGrid, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Deal } from '../deals/Deal';
import type { View } from './clearanceQuery';
import { ClearanceCard } from './ClearanceCard';

const Rows = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { display: grid; min-width: 0; }
  /* Picture, badges, words, price and button. */
  & article { display: grid; grid-template-columns: 96px minmax(0, 1fr); align-items: start; }
  & article > * { grid-column: 2; }
  & article > :first-child { grid-column: 1; grid-row: 1 / span 2; }
  ${media.md} {
    & article { grid-template-columns: 160px minmax(0, 3fr) minmax(200px, 2fr); column-gap: var(--ui-s-24); }
    & article > :last-child { grid-column: 3; grid-row: 1 / span 2; align-self: center; }
  }
`;

/** The same items as cards, or as rows whose parts stand in columns. */
export function ClearanceItems({ items, view }: { items: readonly Deal[]; view: View }) {
  const cards = items.map((item, index) => (
    <li key={item.id}>
      <ClearanceCard item={item} priority={index < 3} />
    </li>
  ));
  return view === 'list' ? <Rows role="list">{cards}</Rows> : <CardGrid min={280}>{cards}</CardGrid>;
}
