import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { Tone } from '../badge/tone';
import { monogram } from './monogram';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: string;
  /** Without a tone the mark stands on the primary colour. */
  tone?: Tone;
  /** Width and height in CSS pixels. */
  size?: number;
}

const Root = styled.span<{ $tone?: Tone; $size: number }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  background: ${({ $tone }) => ($tone ? `var(--ui-tone-${$tone}-bg)` : 'var(--ui-primary)')};
  color: ${({ $tone }) => ($tone ? `var(--ui-tone-${$tone}-ink)` : 'var(--ui-on-primary)')};
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  font: 700 ${({ $size }) => $size * 0.36}px/1 var(--ui-font-display);
`;

/** First letters of a name on a tile. Decoration: the name itself stands beside it. */
export function Avatar({ name, tone, size = 48, ...span }: AvatarProps) {
  return (
    <Root aria-hidden="true" {...span} $tone={tone} $size={size}>
      {monogram(name)}
    </Root>
  );
}
