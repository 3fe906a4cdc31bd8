import { Card, media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** The surface a form stands on. */
export const FormCard = styled(Card)`
  gap: var(--ui-s-20);
  ${media.md} { padding: var(--ui-s-32); }
`;

/** Two short fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  align-items: start;
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
