import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface ShareBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From 0 to 1. */
  share: number;
  tone: 'accent' | 'star';
}

type Tone = ShareBarProps['tone'];

const grounds: Record<Tone, string> = { accent: 'var(--ui-sunken)', star: 'var(--ui-line)' };
/** Half the height of the bar inside of its border, or none: the rail rounds the outer ends. */
const radii: Record<Tone, number | undefined> = { accent: 3, star: undefined };

const Rail = styled.div<{ $tone: Tone }>`
  height: 8px;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-chip);
  background: ${({ $tone }) => grounds[$tone]};
  & > svg { width: 100%; height: 100%; fill: var(--ui-${({ $tone }) => $tone}); }
  @media (forced-colors: active) {
    & > svg { fill: CanvasText; }
  }
`;

/** A bar that is filled to a share. It says nothing: words beside it do, or the role its user gives it. */
export function ShareBar({ share, tone, ...rail }: ShareBarProps) {
  // An attribute of SVG, because the page's policy refuses style attributes in HTML and no class has every width.
  return (
    <Rail {...rail} $tone={tone}>
      <svg aria-hidden="true">
        <rect width={`${share * 100}%`} height="100%" rx={radii[tone]} />
      </svg>
    </Rail>
  );
}
