import styled, { css } from 'styled-components';
import { UiLink } from '../ui-provider/UiLink';
import { hover } from '../theme/pointer';

/** What answers on the whole card shows its focus around the whole card. */
export const stretchedFocus = css`
  &&:focus-visible { outline-style: none; box-shadow: none; }
  &&:focus-visible::after { outline: 3px solid var(--ui-focus); outline-offset: 2px; }
`;

/** The one link of a card: its area covers the card, its text stays the link's name. */
export const StretchedLink = styled(UiLink).attrs({ 'data-stretched': '' } as object)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--ui-radius-card);
  }
  ${hover} {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${stretchedFocus}
`;
