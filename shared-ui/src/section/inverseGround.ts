import { css } from 'styled-components';

/** Dark spruce ground: text and focus ring change to colours that show on it. */
export const inverseGround = css`
  background: var(--ui-hero);
  color: var(--ui-on-hero);
  --ui-focus: var(--ui-focus-inverse);
  --ui-focus-gap: var(--ui-hero);
`;
