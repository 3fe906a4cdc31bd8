import type { ReactNode } from 'react';
import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-bottom: var(--ui-s-12); padding: 0; font-weight: 650; }
`;

/** Fields beside each other where there is room. A check box takes a whole line, because its words are long. */
export const Fields = styled.div`
  display: grid;
  gap: var(--ui-s-16) var(--ui-s-20);
  align-items: start;
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > :has(> label > input[type='checkbox']) { grid-column: 1 / -1; margin-block: -6px; }
  & > [data-wide] { grid-column: 1 / -1; justify-self: start; }
`;

/** Fields that belong together, under a name of their own. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <legend>{title}</legend>
      <Fields>{children}</Fields>
    </Root>
  );
}
