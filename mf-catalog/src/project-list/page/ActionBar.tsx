import styled from 'styled-components';

/** Buttons in a row, as many as fit. */
export const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;
