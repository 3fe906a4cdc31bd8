import { Card, CardGrid, Skeleton } from '@marketplace/shared-ui';
import styled, { css, keyframes } from 'styled-components';
import { CategoryCard } from './CategoryCard';
import type { CategoryCounts } from './useCategoryCounts';
import type { Category } from './useCategories';

const STEP_MS = 100;
/** A page of many cards would otherwise still be coming in when people want to use it. */
const MAX_STEPS = 8;

const fadeIn = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Item = styled.li<{ $entering: boolean }>`
  display: grid;
  min-width: 0;
  ${({ $entering }) =>
    $entering &&
    css`
    animation: ${fadeIn} 240ms var(--ui-ease) backwards;
    @media (prefers-reduced-motion: reduce) { animation: none; }
  `}
`;

interface CategoryGridProps {
  categories: readonly Category[];
  /** By English title. */
  counts: ReadonlyMap<string, CategoryCounts>;
  /** The cards come in one after the other; not while somebody filters, who would wait for them at every key. */
  entering: boolean;
}

/** The categories as cards. */
export function CategoryGrid({ categories, counts, entering }: CategoryGridProps) {
  return (
    <CardGrid>
      {categories.map((category, index) => (
        <Item
          key={category.id}
          $entering={entering}
          style={entering ? { animationDelay: `${Math.min(index, MAX_STEPS) * STEP_MS}ms` } : undefined}
        >
          <CategoryCard category={category} counts={counts.get(category.title)} />
        </Item>
      ))}
    </CardGrid>
  );
}

/** The place of the cards that are on their way. */
export function CategoryGridSkeleton() {
  return (
    <CardGrid as="div" aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Card as="div" key={index}>
          <Skeleton width={48} height={48} radius="var(--ui-radius-l)" />
          <Skeleton width="70%" height={22} />
          <Skeleton height={40} />
        </Card>
      ))}
    </CardGrid>
  );
}
