import styled from 'styled-components';
import { hover } from '../theme/pointer';
import { UiLink } from '../ui-provider/UiLink';
import { chipStyle } from './chipStyle';

/** A short link, one of several: a suggestion, a topic. */
export const Chip = styled(UiLink)`
  ${chipStyle}
  ${hover} { background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); border-color: var(--ui-primary); }
`;
