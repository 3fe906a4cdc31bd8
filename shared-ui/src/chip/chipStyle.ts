import { css } from 'styled-components';

/** The shape of chips: a pill at least 44 px high. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 18px;
  background: var(--ui-surface);
  color: var(--ui-ink);
  border: 1px solid var(--ui-line-strong);
  border-radius: var(--ui-radius-chip);
  font-size: 0.9375rem;
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;
`;
