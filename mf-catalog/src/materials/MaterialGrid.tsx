import { memo, type Ref } from 'react';
import { Card, media, Skeleton } from '@marketplace/shared-ui';
import styled, { css, keyframes } from 'styled-components';
import type { Material } from './Material';
import { MaterialCard } from './MaterialCard';
import { PAGE_SIZE } from './searchMaterials';

const STEP_MS = 100;
/** Pictures of the first rows, which are seen before anybody scrolls. */
const FIRST = 3;

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

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
  ${({ $entering }) =>
    $entering &&
    css`
    animation: ${rise} 320ms var(--ui-ease) backwards;
    @media (prefers-reduced-motion: reduce) { animation: none; }
  `}
`;

interface MaterialGridProps {
  materials: readonly Material[];
  /** Cards come in one after the other; not while somebody filters, who would wait for them at every change. */
  entering?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Materials as cards in one, two or three columns. */
export const MaterialGrid = memo(function MaterialGrid({ materials, entering = false, ref }: MaterialGridProps) {
  return (
    <Grid role="list" ref={ref}>
      {materials.map((material, index) => (
        <Item
          key={material.id}
          $entering={entering}
          style={entering ? { animationDelay: `${(index % PAGE_SIZE) * STEP_MS}ms` } : undefined}
        >
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
          <Skeleton height={0} radius="var(--ui-radius-l)" style={{ height: 'auto', aspectRatio: '16 / 10' }} />
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
