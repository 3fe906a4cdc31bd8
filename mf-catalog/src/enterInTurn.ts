import { css, type keyframes } from 'styled-components';

const STEP_MS = 100;

/**
 * Styles of list items that come in one after the other, 100 ms apart; at once for people who want no motion.
 *
 * @param from where an item comes from
 * @param duration of one item, in milliseconds
 * @param order `steps`: how many items differ; `then`: whether those after them begin again, as a page that is loaded later
 * does, or come in together with the last
 */
export function enterInTurn(from: ReturnType<typeof keyframes>, duration: number, order: { steps: number; then: 'again' | 'together' }) {
  const every = order.then === 'again' ? order.steps : '';
  return css`
    animation: ${from} ${duration}ms var(--ui-ease) backwards;
    ${Array.from({ length: order.steps }, (_, step) => `&:nth-child(${every}n + ${step + 1}) { animation-delay: ${step * STEP_MS}ms; }`)}
    @media (prefers-reduced-motion: reduce) { animation: none; }
  `;
}
