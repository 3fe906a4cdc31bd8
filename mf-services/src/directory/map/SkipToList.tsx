import { useT } from '@marketplace/section-kit';
import { media, SkipLink } from '@marketplace/shared-ui';
import type { MouseEvent, RefObject } from 'react';
import styled from 'styled-components';
import { LIST_ID } from '../DirectoryResults';
import { viewMessages } from './viewMessages';

/* A small screen has no list beside its map. In the corner of the map, because the header covers what stands in the map. */
const Link = styled(SkipLink)`
  display: none;
  position: absolute;
  z-index: 4;
  inset: var(--ui-s-8) auto auto var(--ui-s-8);
  &:not(:focus) { transform: none; clip-path: inset(50%); }
  ${media.lg} { display: inline-flex; }
`;

/** First stop of Tab in the map: back to the first result, or to where the results begin. */
export function SkipToList({ list }: { list: RefObject<HTMLElement | null> }) {
  const t = useT(viewMessages);
  const back = (event: MouseEvent) => {
    event.preventDefault();
    const first = list.current?.querySelector<HTMLElement>('[data-provider] a') ?? list.current?.querySelector<HTMLElement>(`#${LIST_ID}`);
    first?.focus();
  };
  return (
    <Link href={`#${LIST_ID}`} onClick={back}>
      {t('toList')}
    </Link>
  );
}
