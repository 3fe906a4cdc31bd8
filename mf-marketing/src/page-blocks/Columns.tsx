import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** Two things side by side from 768 px up; `$wide` gives the first one twice the room. */
export const Columns = styled.div<{ $wide?: boolean }>`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  & > * { min-width: 0; }
  ${media.md} { grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')}; }
  ${media.lg} { gap: var(--ui-s-40); }
`;
