import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { iconRegistry } from './iconRegistry';
import type { IconName } from './iconRegistry';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name'> {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  /** What the icon says when no text beside it does. Without it the icon is decoration. */
  label?: string;
}

const Box = styled.svg`
  flex: none;
`;

/** An icon in the colour of its text. */
export function Icon({ name, size = 20, label, ...svg }: IconProps) {
  return (
    <Box
      as={iconRegistry[name]}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
      {...svg}
    />
  );
}
