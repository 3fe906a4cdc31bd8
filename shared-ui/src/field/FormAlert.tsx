import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';

const Root = styled.div`
  display: flex;
  gap: var(--ui-s-12);
  padding: var(--ui-s-12) var(--ui-s-16);
  background: var(--ui-danger-soft);
  color: var(--ui-danger);
  border: 1px solid currentColor;
  border-radius: var(--ui-radius-m);
  font-weight: 550;
  & > svg { margin-top: 2px; }
`;

/** A message about the whole form, spoken at once. It can take focus from code, never by Tab. */
export function FormAlert({ children, ...div }: ComponentPropsWithRef<'div'>) {
  return (
    <Root role="alert" tabIndex={-1} {...div}>
      <Icon name="CircleAlert" />
      <div>{children}</div>
    </Root>
  );
}
