import styled from 'styled-components';

/** Centres content at 1240 px with the page's gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(1240px + 2 * var(--ui-gutter));
  margin-inline: auto;
  padding-inline: var(--ui-gutter);
`;
