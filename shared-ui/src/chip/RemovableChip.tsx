import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { hover } from '../theme/pointer';
import { chipStyle } from './chipStyle';

export interface RemovableChipProps extends ComponentPropsWithRef<'span'> {
  onRemove: () => void;
  /** Name of the remove button, for instance "Remove filter: Ontario". */
  removeLabel: string;
}

const Root = styled.span`
  ${chipStyle}
  gap: 2px;
  padding: 0 0 0 18px;
  background: var(--ui-primary-soft);
  color: var(--ui-primary-soft-ink);
  border-color: transparent;
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  background: none;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-chip);
  cursor: pointer;
  ${hover} { background: color-mix(in srgb, currentColor 12%, transparent); }
`;

/** A filter that applies, with a button that takes it away and leaves the focus on that of the next chip beside it, else of the one before. */
export function RemovableChip({ onRemove, removeLabel, children, ...span }: RemovableChipProps) {
  const remove = ({ currentTarget: { parentElement: chip } }: MouseEvent) => {
    (chip?.nextElementSibling?.querySelector('button') ?? chip?.previousElementSibling?.querySelector('button'))?.focus();
    onRemove();
  };
  return (
    <Root {...span}>
      {children}
      <Remove type="button" aria-label={removeLabel} onClick={remove}>
        <Icon name="X" size={16} />
      </Remove>
    </Root>
  );
}
