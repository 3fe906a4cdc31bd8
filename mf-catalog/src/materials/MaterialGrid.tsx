import { memo, type Ref } from 'react';
import { Card, media, Skeleton } from '@marketplace/shared-ui';
import styled, { keyframes } from 'styled-components';
import { enterInTurn } from '../enterInTurn';
import type { ListedMaterial } from './Material';
import { MaterialCard } from './MaterialCard';
import { PAGE_SIZE } from './searchMaterials';

/** Pictures of the first rows, which are seen before anybody scrolls. */
const FIRST = 3;

/* They do not fade in: a card that comes with the document, and its picture, would be there a third of a second after the words. */
const rise = keyframes`from { transform: translateY(12px); }`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-16);
  padding: 0;
  list-style: none;
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--ui-s-24); }
  ${media.xl} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Item = styled.li<{ $entering: boolean }>`
  display: grid;
  min-width: 0;
  ${({ $entering }) => $entering && enterInTurn(rise, 320, { steps: PAGE_SIZE, then: 'again' })}
`;

interface MaterialGridProps {
  materials: readonly ListedMaterial[];
  /** Cards come in one after the other; not while somebody filters, who would wait for them at every change. */
  entering?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Materials as cards in one, two or three columns. */
export const MaterialGrid = memo(function MaterialGrid({ materials, entering = false, ref }: MaterialGridProps) {
  return (
    <Grid role="list" ref={ref}>
      {materials.map((material, index) => (
        <Item key={material.id} $entering={entering}>
          <MaterialCard material={material} priority={index < FIRST} />
        </Item>
      ))}
    </Grid>
  );
});

/** The place of cards that are on their way. */
export function MaterialGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Grid as="div" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Card as="div" key={index}>
          <Skeleton ratio="16 / 10" radius="var(--ui-radius-l)" />
          <Skeleton width="60%" height={26} />
          <Skeleton width="85%" height={24} />
          <Skeleton height={64} />
          <Skeleton width="50%" height={20} />
          <Skeleton height={44} />
        </Card>
      ))}
    </Grid>
  );
}
