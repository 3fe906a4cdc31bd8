import { useFavourites } from '@marketplace/section-kit';
import { memo, type Ref } from 'react';
import { CardGrid, media } from '@marketplace/shared-ui';
import styled, { css } from 'styled-components';
import { listContainer, wideCards, wideRows, type Layout } from './cardLayout';
import { companyArt } from './companyArt';
import { ProviderCard } from './ProviderCard';
import { ProviderCardSkeleton } from './ProviderCardSkeleton';
import type { Provider } from './Provider';
import { useProviderDetails } from './useProviderDetails';
import { useSettling } from './useSettling';

const rows = css`
  && { grid-template-columns: minmax(0, 1fr); gap: var(--ui-s-8); }
  ${media.md} { && { gap: var(--ui-s-12); } }
`;

/* The height of most of them: the list is about as long before all are drawn. */
const cardItem = css`
  ${wideCards} { contain-intrinsic-block-size: auto 450px; }
`;
/* As many as a screen shows are drawn at the end of the list, whose button would else move under the finger of who goes there. */
const rowItem = css`
  ${wideCards} { contain-intrinsic-block-size: auto 172px; }
  ${wideRows} { contain-intrinsic-block-size: auto 148px; }
  &:nth-last-child(-n + 6) { content-visibility: visible; }
`;

const List = styled(CardGrid)<{ $layout: Layout }>`
  ${listContainer}
  ${({ $layout }) => $layout === 'rows' && rows}
`;

/* What takes focus stays clear of the header and of the row of filters that sticks below it. */
const Grid = styled(List)`
  & :is(a, button, input) { scroll-margin-block-start: calc(var(--ui-header-height) + 96px); }
  /* Cards below the fold cost nothing until they come near, so that a new page of them never holds back a key. What is
     drawn outside of a card, its focus ring and its shadow, stays inside of the item. */
  & > li {
    padding: var(--ui-s-8);
    margin: calc(-1 * var(--ui-s-8));
    content-visibility: auto;
    contain-intrinsic-block-size: auto 165px;
    ${({ $layout }) => ($layout === 'rows' ? rowItem : cardItem)}
  }
  /* Browsers draw what is near the window as well, which is twice as much as it shows. What is not drawn loses the focus. */
  &[data-settling]:not(:focus-within) > li:nth-child(n + 9) { content-visibility: hidden; }
`;

interface ProviderGridProps {
  providers: readonly Provider[];
  /** Rows can be picked for a comparison. */
  layout?: Layout;
  ref?: Ref<HTMLUListElement>;
}

/** Professionals as cards, three beside each other where there is room, or as rows. Skipped while somebody types above them. */
export const ProviderGrid = memo(function ProviderGrid({ providers, layout = 'cards', ref }: ProviderGridProps) {
  const favourites = useFavourites('service');
  const firstWith = new Map(providers.map((provider, index) => [companyArt(provider), index] as const).reverse());
  return (
    <Grid min={300} ref={ref} $layout={layout} data-settling={useSettling(providers) || undefined}>
      {useProviderDetails(providers).map((provider, index) => (
        <li key={provider.id ?? `${index} ${provider.name}`} data-provider={provider.id}>
          <ProviderCard
            provider={provider}
            favourites={favourites}
            layout={layout}
            repeats={firstWith.get(companyArt(provider)) !== index}
          />
        </li>
      ))}
    </Grid>
  );
});

/** The place of `count` cards that are on their way. */
export function ProviderGridSkeleton({ count, layout = 'cards' }: { count: number; layout?: Layout }) {
  return (
    <List as="div" min={300} $layout={layout}>
      {Array.from({ length: count }, (_, index) => (
        <ProviderCardSkeleton key={index} layout={layout} />
      ))}
    </List>
  );
}
