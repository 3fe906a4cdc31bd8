import { hover } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Point } from './projection';

/** How wide the marker of so many companies is, in pixels. */
export const markerWidth = (count: number): number => (count === 1 ? 28 : 30 + 6 * Math.floor(Math.log10(count) + 0.3));

const Root = styled.button<{ $width: number; $isMarked: boolean }>`
  position: absolute;
  inset: 0 auto auto 0;
  display: grid;
  place-items: center;
  width: ${({ $width }) => $width}px;
  height: ${({ $width }) => $width}px;
  margin: ${({ $width }) => -$width / 2}px 0 0 ${({ $width }) => -$width / 2}px;
  padding: 0;
  background: ${({ $isMarked }) => ($isMarked ? 'var(--ui-accent)' : 'var(--ui-primary)')};
  color: ${({ $isMarked }) => ($isMarked ? 'var(--ui-on-accent)' : 'var(--ui-on-primary)')};
  border: 2px solid var(--ui-surface);
  border-radius: 50%;
  box-shadow: var(--ui-shadow-1);
  font-size: 0.8125rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  z-index: ${({ $isMarked }) => ($isMarked ? 1 : 0)};
  ${hover} { background: ${({ $isMarked }) => ($isMarked ? 'var(--ui-accent-hover)' : 'var(--ui-primary-hover)')}; }
  &:focus-visible { z-index: 2; }
  /* One company: a dot, which can be pressed around it too. */
  &[data-single] { background: none; border-color: transparent; box-shadow: none; }
  &[data-single]::before {
    content: '';
    width: 18px;
    height: 18px;
    background: ${({ $isMarked }) => ($isMarked ? 'var(--ui-accent)' : 'var(--ui-primary)')};
    border: 2px solid ${({ $isMarked }) => ($isMarked ? 'var(--ui-ink)' : 'var(--ui-surface)')};
    border-radius: 50%;
    box-shadow: var(--ui-shadow-1);
  }
`;

interface MarkerProps {
  at: Point;
  count: number;
  label: string;
  /** The company that is meant elsewhere on the page is among them. */
  isMarked: boolean;
  isOpen: boolean;
  onPress: (button: HTMLButtonElement) => void;
  children?: ReactNode;
}

/** Companies in one spot of the map. */
export function Marker({ at, count, label, isMarked, isOpen, onPress, children }: MarkerProps) {
  return (
    <Root
      // The policy of a page refuses style attributes in HTML, and no class has every place.
      ref={(button) => {
        if (button) button.style.translate = `${at.x}px ${at.y}px`;
      }}
      type="button"
      aria-label={label}
      aria-pressed={count === 1 ? isOpen : undefined}
      data-single={count === 1 ? '' : undefined}
      $width={markerWidth(count)}
      $isMarked={isMarked || isOpen}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {children}
    </Root>
  );
}
