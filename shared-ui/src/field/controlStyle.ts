import { css } from 'styled-components';
import { hover } from '../theme/pointer';

/** The look of every control a person types into or chooses from. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 8px 14px;
  background: var(--ui-surface);
  color: var(--ui-ink);
  border: 1px solid var(--ui-line-strong);
  border-radius: var(--ui-radius-m);
  line-height: 1.4;
  transition: border-color var(--ui-motion-press) var(--ui-ease);
  ${hover} { &:not(:disabled) { border-color: var(--ui-ink-muted); } }
  &[aria-invalid='true'] {
    border: 2px solid var(--ui-danger);
    padding-inline: 13px;
  }
  &:disabled {
    background: var(--ui-sunken);
    color: var(--ui-ink-subtle);
    cursor: not-allowed;
  }
`;
