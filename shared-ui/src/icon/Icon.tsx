import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { IconSource } from './iconRegistry';
import { useDrawnOnce } from './useDrawnOnce';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name'> {
  name: IconSource;
  /** Width and height in CSS pixels. */
  size?: number;
  /** What the icon says when no text beside it does. Without it the icon is decoration. */
  label?: string;
}

const Box = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** An icon in the colour of its text. Its lines stand once in the page, however often it is shown. */
export function Icon({ name, size = 20, label, ...svg }: IconProps) {
  const id = useDrawnOnce(name);
  return (
    <Box
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...svg}
    >
      <use href={`#${id}`} />
    </Box>
  );
}
