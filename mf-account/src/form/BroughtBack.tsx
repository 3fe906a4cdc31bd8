import { useT } from '@marketplace/section-kit';
import { Button } from '@marketplace/shared-ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { newerMessages } from './newerMessages';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8) var(--ui-s-16);
  padding: var(--ui-s-8) var(--ui-s-16);
  border-radius: var(--ui-radius-m);
  background: var(--ui-sunken);
  & > p { flex: 1 1 220px; }
`;

/** Says above the fields of a form that they hold what was written before and not saved. The focus goes to the first field once it is dropped. */
export function BroughtBack({ onDrop }: { onDrop: () => void }) {
  const t = useT(newerMessages);
  const drop = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onDrop();
    currentTarget.form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return (
    <Root>
      <p>{t('broughtBack')}</p>
      <Button variant="outline" size="sm" onClick={drop}>
        {t('drop')}
      </Button>
    </Root>
  );
}
