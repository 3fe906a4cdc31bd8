import styled from 'styled-components';

/** Row of buttons at the foot of a card, above the area of its `StretchedLink`. */
export const CardActions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  margin-top: auto;
`;
