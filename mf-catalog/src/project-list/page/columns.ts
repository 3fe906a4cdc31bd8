import { Card, media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** The list and, beside it on wide screens, what it costs. */
export const Columns = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  padding-bottom: var(--ui-s-64);
  ${media.lg} { grid-template-columns: minmax(0, 1fr) 380px; align-items: start; }
  @media print { grid-template-columns: none; }
`;

export const Column = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  min-width: 0;
`;

/** A card beside the list. */
export const Panel = styled(Card)`
  & > h2 { font-size: 1.375rem; }
  @media print { break-inside: avoid; }
`;
