import { Card, Skeleton } from '@marketplace/shared-ui';
import styled, { keyframes } from 'styled-components';
import { enterInTurn } from '../enterInTurn';
import { FilledGrid } from '../FilledGrid';
import { CategoryCard } from './CategoryCard';
import type { Category } from './useCategories';

/** A page of many cards would otherwise still be coming in when people want to use it. */
const STEPS = 9;

const fadeIn = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const columns = [2, 3, 4] as const;

const Item = styled.li<{ $entering: boolean }>`
  display: grid;
  min-width: 0;
  ${({ $entering }) => $entering && enterInTurn(fadeIn, 240, { steps: STEPS, then: 'together' })}
`;

interface CategoryGridProps {
  categories: readonly Category[];
  /** How many materials there are, by English title. */
  counts: ReadonlyMap<string, number>;
  /** The cards come in one after the other; not while somebody filters, who would wait for them at every key. */
  entering: boolean;
}

/** The categories as cards. */
export function CategoryGrid({ categories, counts, entering }: CategoryGridProps) {
  return (
    <FilledGrid $columns={columns}>
      {categories.map((category) => (
        <Item key={category.id} $entering={entering}>
          <CategoryCard category={category} materials={counts.get(category.title)} />
        </Item>
      ))}
    </FilledGrid>
  );
}

/** The place of the cards that are on their way. */
export function CategoryGridSkeleton() {
  return (
    <FilledGrid forwardedAs="div" aria-hidden="true" $columns={columns}>
      {Array.from({ length: 8 }, (_, index) => (
        <Card as="div" key={index}>
          <Skeleton ratio="4 / 3" radius="var(--ui-radius-l)" />
          <Skeleton width="70%" height={22} />
          <Skeleton height={40} />
        </Card>
      ))}
    </FilledGrid>
  );
}
