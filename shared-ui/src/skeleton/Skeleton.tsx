import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'style'> {
  /** CSS lengths; numbers are pixels. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  /** CSS aspect ratio, in place of a height. */
  ratio?: string;
}

interface BoxSize {
  $width: string;
  $height: string;
  $radius: string;
  $ratio: string;
}

const appear = keyframes`from { opacity: 0; }`;
const sweep = keyframes`to { transform: translateX(100%); }`;

const Shimmer = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  max-width: 100%;
  background: var(--ui-skeleton);
  /* A quick answer shows no shimmer: it fades in only after a moment. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--ui-shimmer), transparent);
    transform: translateX(-100%);
    animation: ${appear} 150ms 150ms both, ${sweep} 1.6s 150ms infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after { content: none; }
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

/* A component of its own, so that each size adds these lines only; what a parent says of its children does not resize it. */
const Root = styled(Shimmer)<BoxSize>`
  && {
    width: ${({ $width }) => $width};
    height: ${({ $height }) => $height};
    aspect-ratio: ${({ $ratio }) => $ratio};
    border-radius: ${({ $radius }) => $radius};
  }
`;

const toLength = (value: number | string): string => (typeof value === 'number' ? `${value}px` : value);

/** Holds the place of something that is loading. Silent: the region around it speaks. */
export function Skeleton({ width = '100%', height = '1em', radius = 'var(--ui-radius-s)', ratio, ...span }: SkeletonProps) {
  return (
    <Root
      aria-hidden="true"
      {...span}
      $width={toLength(width)}
      $height={ratio ? 'auto' : toLength(height)}
      $radius={toLength(radius)}
      $ratio={ratio ?? 'auto'}
    />
  );
}
