import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { iconPaths } from './iconPaths';
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

/** An icon in the colour of its text. */
export function Icon({ name, size = 20, label, ...svg }: IconProps) {
  return (
    <Box
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
      {...svg}
    >
      <path d={typeof name === 'string' ? iconPaths[name] : name.d} />
    </Box>
  );
}
