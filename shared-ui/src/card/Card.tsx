import styled from 'styled-components';
import { hover } from '../theme/pointer';

/**
 * A surface for one thing: an entry of a list, a summary, a form. An `article`, another element with `as`.
 * With a `StretchedLink` inside, the whole card answers and lifts under the pointer.
 */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--ui-s-12);
  min-width: 0;
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  color: var(--ui-ink);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  --ui-focus: var(--ui-focus-normal);
  --ui-focus-gap: var(--ui-surface);
  &:has([data-stretched]) {
    transition:
      box-shadow var(--ui-motion-open) var(--ui-ease),
      border-color var(--ui-motion-open) var(--ui-ease);
    ${hover} {
      box-shadow: var(--ui-shadow-2);
      border-color: color-mix(in srgb, var(--ui-line-strong) 55%, var(--ui-line));
    }
  }
`;
