import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/Icon';
import type { IconSource } from '../icon/iconRegistry';
import { buttonStyle } from './buttonStyle';
import type { ButtonLook, ButtonVariant } from './buttonStyle';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Name of the button; it shows no text. */
  label: string;
  icon: IconSource;
  variant?: ButtonVariant;
  /** For buttons that stay on or off, such as a heart. Leave out for all others. */
  pressed?: boolean;
}

const Root = styled.button<ButtonLook & { $pressed?: boolean }>`
  ${buttonStyle}
  flex: none;
  width: 44px;
  padding: 0;
  ${({ $pressed }) =>
    $pressed &&
    css`
    color: var(--ui-sale);
    svg { fill: currentColor; }
  `}
`;

/** A 44 px button that shows only an icon. */
export function IconButton({ label, icon, variant = 'ghost', pressed, type = 'button', ...button }: IconButtonProps) {
  return (
    <Root {...button} type={type} aria-label={label} aria-pressed={pressed} $variant={variant} $size="md" $pressed={pressed}>
      <Icon name={icon} size={22} />
    </Root>
  );
}
