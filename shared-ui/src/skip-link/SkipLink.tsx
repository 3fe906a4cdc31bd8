import styled from 'styled-components';

/** First stop of Tab: jumps past the header. A plain anchor, because it stays on the page. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: var(--ui-z-skip);
  inset-block-start: 8px;
  inset-inline-start: var(--ui-gutter);
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 8px 20px;
  background: var(--ui-primary);
  color: var(--ui-on-primary);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  font-weight: 650;
  text-decoration: none;
  &:not(:focus) { transform: translateY(-200%); }
`;
