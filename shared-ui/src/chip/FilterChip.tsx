import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { hover } from '../theme/pointer';
import { chipStyle } from './chipStyle';

export interface FilterChipProps extends ComponentPropsWithRef<'button'> {
  selected: boolean;
}

const Root = styled.button`
  ${chipStyle}
  cursor: pointer;
  ${hover} { background: var(--ui-sunken); }
  &[aria-pressed='true'] { background: var(--ui-primary); color: var(--ui-on-primary); border-color: var(--ui-primary); }
`;

/** A filter that is on or off. */
export function FilterChip({ selected, type = 'button', children, ...button }: FilterChipProps) {
  return (
    <Root {...button} type={type} aria-pressed={selected}>
      {selected && <Icon name="Check" size={16} />}
      {children}
    </Root>
  );
}
