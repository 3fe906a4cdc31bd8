import { Icon } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: flex;
  gap: var(--ui-s-8);
  font-size: 0.9375rem;
  font-weight: 550;
  color: var(--ui-danger);
`;

/** What is wrong with a choice of several controls, as fields say it. `id` ties it to their group. */
export function ChoiceError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Root id={id}>
      <Icon name="TriangleAlert" size={18} />
      <span>{children}</span>
    </Root>
  );
}
