import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { badgeStyle } from './badgeStyle';
import type { Tone } from './tone';

export interface ToneBadgeProps extends ComponentPropsWithRef<'span'> {
  tone: Tone;
}

const Root = styled.span<{ $tone: Tone }>`
  ${badgeStyle}
  background: ${({ $tone }) => `var(--ui-tone-${$tone}-bg)`};
  color: ${({ $tone }) => `var(--ui-tone-${$tone}-ink)`};
`;

/** A label in the colour of its kind. */
export function ToneBadge({ tone, ...span }: ToneBadgeProps) {
  return <Root {...span} $tone={tone} />;
}
