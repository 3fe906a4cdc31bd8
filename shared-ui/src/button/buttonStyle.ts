import { css } from 'styled-components';
import { hover, press } from '../theme/pointer';

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block?: boolean;
}

const variants = {
  primary: css`
    background: var(--ui-primary);
    color: var(--ui-on-primary);
    ${hover} { background: var(--ui-primary-hover); }
    ${press} { background: var(--ui-primary-active); }
  `,
  accent: css`
    background: var(--ui-accent);
    color: var(--ui-on-accent);
    ${hover} { background: var(--ui-accent-hover); }
  `,
  outline: css`
    background: var(--ui-surface);
    color: var(--ui-ink);
    border-color: var(--ui-line-strong);
    ${hover} { background: var(--ui-sunken); }
  `,
  ghost: css`
    background: transparent;
    color: inherit;
    ${hover} { background: color-mix(in srgb, currentColor 8%, transparent); }
  `,
  danger: css`
    background: var(--ui-danger);
    color: var(--ui-on-danger);
    ${hover} { background: color-mix(in srgb, var(--ui-danger) 88%, var(--ui-ink)); }
  `,
};

const sizes = {
  // Smaller than a finger, so the area that answers reaches beyond the visible edge.
  sm: css`
    min-height: 36px;
    padding: 4px 12px;
    font-size: 0.9375rem;
    &::after { content: ''; position: absolute; inset: -5px 0; }
  `,
  md: css`
    min-height: 44px;
    padding: 8px 20px;
  `,
  lg: css`
    min-height: 52px;
    padding: 12px 24px;
    font-size: 1.0625rem;
  `,
};

/** The look of buttons, shared by real buttons and by links that look like one. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: 8px;
  /* Forced colours drop the background; the border then draws the button. */
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  /* Not of the background: the words change colour at once, and on half a background nobody reads them. */
  transition: transform var(--ui-motion-press) var(--ui-ease);
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${press} { transform: translateY(1px); }
  &:disabled {
    background: var(--ui-sunken);
    color: var(--ui-ink-subtle);
    border-color: var(--ui-line);
    cursor: not-allowed;
    transform: none;
  }
`;
