import styled from 'styled-components';
import { UiLink } from '../ui-provider/UiLink';
import { hover } from '../theme/pointer';

/** A link inside text or on its own line. */
export const TextLink = styled(UiLink)`
  color: var(--ui-primary);
  font-weight: 550;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 4px;
  position: relative;
  /* A finger gets more than the height of the letters, also where the link stands alone or is a word of three. */
  &::after { content: ''; position: absolute; inset: -6px -4px; }
  ${hover} {
    color: var(--ui-primary-hover);
    text-decoration-thickness: 2px;
  }
`;
