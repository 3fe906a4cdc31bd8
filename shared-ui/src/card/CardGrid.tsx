import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /** Least width of a card in CSS pixels. */
  min?: number;
  as?: 'ul' | 'ol' | 'div';
}

const Root = styled.ul<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}px), 1fr));
  gap: var(--ui-s-16);
  padding: 0;
  list-style: none;
  ${media.md} { gap: var(--ui-s-24); }
  /* A bare list item stretches its card to the height of the row. */
  & > li:not([class]) { display: grid; min-width: 0; }
`;

/** A list of cards, as many per row as fit, all of a row equally high. Its children are `li` elements. */
export function CardGrid({ min = 272, as = 'ul', ...list }: CardGridProps) {
  // Safari drops list semantics together with the bullets unless the role says it.
  return <Root role={as === 'div' ? undefined : 'list'} {...list} as={as} $min={min} />;
}
