import { css, keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;
const vanish = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const sink = keyframes`to { opacity: 0; transform: translateY(8px); }`;
const slideIn = keyframes`from { transform: translate(var(--slide-x, 0), var(--slide-y, 0)); }`;
const slideOut = keyframes`to { transform: translate(var(--slide-x, 0), var(--slide-y, 0)); }`;

export const fadeMotion = css`
  &[data-state='open'] { animation: ${appear} var(--ui-motion-open) var(--ui-ease); }
  &[data-state='closed'] { animation: ${vanish} var(--ui-motion-open) var(--ui-ease) forwards; }
`;

export const riseMotion = css`
  &[data-state='open'] { animation: ${rise} var(--ui-motion-open) var(--ui-ease); }
  &[data-state='closed'] { animation: ${sink} var(--ui-motion-press) var(--ui-ease) forwards; }
`;

/** The surface sets --slide-x or --slide-y to the edge it comes from. */
export const slideMotion = css`
  &[data-state='open'] { animation: ${slideIn} var(--ui-motion-sheet) var(--ui-ease); }
  &[data-state='closed'] { animation: ${slideOut} var(--ui-motion-sheet) var(--ui-ease) forwards; }
`;
