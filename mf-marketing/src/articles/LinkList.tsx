import styled from 'styled-components';

/** Links below each other, beside or after a text. */
export const LinkList = styled.ul`
  display: grid;
  justify-items: start;
  /* Room above and below a name that takes two lines. */
  & a { display: inline-flex; align-items: center; min-height: 44px; padding-block: var(--ui-s-8); }
`;
