import { useFavourites } from '@marketplace/section-kit';
import { memo, type Ref } from 'react';
import { CardGrid, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ProviderCard } from './ProviderCard';
import { ProviderCardSkeleton } from './ProviderCardSkeleton';
import type { Provider } from './Provider';

/* What takes focus stays clear of the header and of the row of filters that sticks below it. */
const Grid = styled(CardGrid)`
  & :is(a, button) { scroll-margin-block-start: calc(var(--ui-header-height) + 96px); }
  /* Cards below the fold cost nothing until they come near, so that a new page of them never holds back a key. What is
     drawn outside of a card, its focus ring and its shadow, stays inside of the item. */
  & > li {
    padding: var(--ui-s-8);
    margin: calc(-1 * var(--ui-s-8));
    content-visibility: auto;
    contain-intrinsic-block-size: auto 200px;
    ${media.sm} { contain-intrinsic-block-size: auto 570px; }
  }
`;

interface ProviderGridProps {
  providers: readonly Provider[];
  /** Cards can be picked for a comparison. */
  comparable?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Professionals as cards, three to a row where there is room. Skipped while somebody types above them. */
export const ProviderGrid = memo(function ProviderGrid({ providers, comparable, ref }: ProviderGridProps) {
  const favourites = useFavourites('service');
  return (
    <Grid min={300} ref={ref}>
      {providers.map((provider, index) => (
        <li key={provider.id ?? `${index} ${provider.name}`} data-provider={provider.id}>
          <ProviderCard provider={provider} favourites={favourites} comparable={comparable} />
        </li>
      ))}
    </Grid>
  );
});

/** The place of `count` cards that are on their way. */
export function ProviderGridSkeleton({ count, comparable }: { count: number; comparable?: boolean }) {
  return (
    <CardGrid as="div" min={300}>
      {Array.from({ length: count }, (_, index) => (
        <ProviderCardSkeleton key={index} comparable={comparable} />
      ))}
    </CardGrid>
  );
}
