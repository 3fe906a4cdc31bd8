import styled from 'styled-components';
import { UiLink } from '../ui-provider/UiLink';

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
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
