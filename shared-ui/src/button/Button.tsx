import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import type { IconSource } from '../icon/iconRegistry';
import { buttonStyle } from './buttonStyle';
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyle';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the button while its work runs, so a second press does nothing. */
  busy?: boolean;
  /** What the button reads while busy, for instance "Signing In...". */
  busyLabel?: string;
  /** As wide as its container. */
  block?: boolean;
  icon?: IconSource;
  iconEnd?: IconSource;
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** A button that does something on this page. What leads to another address is a `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyLabel,
  block,
  icon,
  iconEnd,
  disabled,
  type = 'button',
  children,
  ...button
}: ButtonProps) {
  return (
    <Root {...button} type={type} disabled={disabled || busy} aria-busy={busy || undefined} $variant={variant} $size={size} $block={block}>
      {icon && <Icon name={icon} />}
      {busy && busyLabel ? busyLabel : children}
      {iconEnd && <Icon name={iconEnd} />}
    </Root>
  );
}
