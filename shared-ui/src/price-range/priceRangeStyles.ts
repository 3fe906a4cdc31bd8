import styled from 'styled-components';
import { hover } from '../theme/pointer';

export const RangeBox = styled.div`
  display: grid;
  gap: var(--ui-s-4);
`;

export const Track = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  height: 44px;
  /* Half a handle on each side, so that a handle at the end stays inside. */
  margin: 0 12px;
  touch-action: none;
  user-select: none;

  .rail {
    position: relative;
    flex: 1;
    height: 6px;
    border-radius: var(--ui-radius-chip);
    background: var(--ui-line-strong);
    forced-color-adjust: none;
  }
`;

export const Range = styled.span`
  position: absolute;
  height: 100%;
  border-radius: inherit;
  background: var(--ui-primary);
`;

export const Thumb = styled.span`
  display: block;
  width: 24px;
  height: 24px;
  border: 2px solid var(--ui-primary);
  border-radius: 50%;
  background: var(--ui-surface);
  box-shadow: var(--ui-shadow-1);
  cursor: grab;

  /* A finger needs more than the dot it sees. */
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
    border-radius: 50%;
  }
  ${hover} {
    background: var(--ui-primary-soft);
  }
  &:active {
    cursor: grabbing;
  }
`;

export const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
