import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ShareBar } from './ShareBar';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  value: number;
  max: number;
  /** What the bar shows, in words: "37 of 50 sold". Visible above the bar and its name. */
  label: string;
}

const Box = styled.div`
  display: grid;
  gap: var(--ui-s-4);
  font-size: 0.875rem;
`;

/** How much of something is gone, in words and as a bar. */
export function ProgressBar({ value, max, label, ...box }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <Box {...box}>
      <span aria-hidden="true">{label}</span>
      <ShareBar
        share={share}
        tone="accent"
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
      />
    </Box>
  );
}
