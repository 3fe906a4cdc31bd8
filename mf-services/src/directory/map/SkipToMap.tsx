import { useT } from '@marketplace/section-kit';
import { media, SkipLink } from '@marketplace/shared-ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { viewMessages } from './viewMessages';

/** Id of the place of the map. */
export const MAP_ID = 'results-map';

/* Wherever the map is on the screen, and only there. */
const Link = styled(SkipLink)<{ $isMapped: boolean }>`
  ${({ $isMapped }) => !$isMapped && 'display: none;'}
  ${media.lg} { display: inline-flex; }
  @media (scripting: none) { display: none; }
`;

function focusMap(event: MouseEvent) {
  // Following the anchor would count as a navigation.
  event.preventDefault();
  const box = document.getElementById(MAP_ID);
  (box?.querySelector<HTMLElement>('[role="application"]') ?? box)?.focus();
}

/** First stop of Tab in the results: past the list to the map, which stands behind it. */
export function SkipToMap({ isMapped }: { isMapped: boolean }) {
  const t = useT(viewMessages);
  return (
    <Link href={`#${MAP_ID}`} $isMapped={isMapped} onClick={focusMap}>
      {t('toMap')}
    </Link>
  );
}
