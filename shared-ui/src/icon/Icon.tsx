import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { iconRegistry } from './iconRegistry';
import type { IconSource } from './iconRegistry';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name'> {
  name: IconSource;
  /** Width and height in CSS pixels. */
  size?: number;
  /** What the icon says when no text beside it does. Without it the icon is decoration. */
  label?: string;
}

const Box = styled.svg`
  flex: none;
`;

/** As the registry's icons are drawn. */
const pen = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon in the colour of its text. */
export function Icon({ name, size = 20, label, ...svg }: IconProps) {
  const shape = typeof name === 'string' ? { as: iconRegistry[name] } : { ...pen, children: <path d={name.d} /> };
  return (
    <Box
      {...shape}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
      {...svg}
    />
  );
}
