import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import type { IconSource } from '../icon/iconRegistry';
import { badgeStyle } from './badgeStyle';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'sale' | 'accent' | 'primary';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone;
  icon?: IconSource;
}

const colours: Record<BadgeTone, [ground: string, ink: string]> = {
  neutral: ['sunken', 'ink-muted'],
  success: ['success-soft', 'success'],
  warning: ['warning-soft', 'warning'],
  danger: ['danger-soft', 'danger'],
  info: ['info-soft', 'info'],
  sale: ['sale', 'on-sale'],
  accent: ['accent-soft', 'accent-ink'],
  primary: ['primary-soft', 'primary-soft-ink'],
};

const Root = styled.span<{ $tone: BadgeTone }>`
  ${badgeStyle}
  background: ${({ $tone }) => `var(--ui-${colours[$tone][0]})`};
  color: ${({ $tone }) => `var(--ui-${colours[$tone][1]})`};
`;

/** A fact in one or two words. The words carry it; the colour only repeats them. */
export function Badge({ tone = 'neutral', icon, children, ...span }: BadgeProps) {
  return (
    <Root {...span} $tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </Root>
  );
}
