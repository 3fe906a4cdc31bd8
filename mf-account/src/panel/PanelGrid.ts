import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** Panels below each other, and two beside each other where there is room. */
export const PanelGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-20);
  align-items: start;
  margin-bottom: var(--ui-s-40);
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
