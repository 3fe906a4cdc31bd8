import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import type { IconSource } from '../icon/iconRegistry';
import { UiLink } from '../ui-provider/UiLink';
import type { UiLinkProps } from '../ui-provider/UiProvider';
import { buttonStyle } from './buttonStyle';
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyle';

export interface LinkButtonProps extends UiLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: IconSource;
  iconEnd?: IconSource;
}

const Root = styled(UiLink)<ButtonLook>`
  ${buttonStyle}
`;

/** A link with the look of a button: whatever changes the address is a link. */
export function LinkButton({ variant = 'primary', size = 'md', block, icon, iconEnd, children, ...link }: LinkButtonProps) {
  return (
    <Root {...link} $variant={variant} $size={size} $block={block}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Root>
  );
}
