import { css } from 'styled-components';

/** The shape of small labels; colours are added by each kind. */
export const badgeStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  width: fit-content;
  padding: 3px 10px;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-chip);
  font-size: 0.8125rem;
  font-weight: 650;
  line-height: 1.4;
`;
