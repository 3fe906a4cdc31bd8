import { useT } from '@marketplace/section-kit';
import { useEffect, useRef } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { listMessages } from '../listMessages';
import type { Undo } from './useUndo';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8) var(--ui-s-16);
  padding: var(--ui-s-8) var(--ui-s-16);
  margin-bottom: var(--ui-s-16);
  background: var(--ui-info-soft);
  color: var(--ui-info);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  overflow-wrap: anywhere;
`;

/** Says what was taken off and puts it back. The focus of the button that went with the line moves here. */
export function UndoBar({ undo: { removed, undo } }: { undo: Undo }) {
  const t = useT(listMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  return (
    <div role="status" data-print="hide">
      {removed && (
        <Bar>
          <span>{removed.length === 1 ? t('undo.removed', { name: removed[0]!.name }) : t('undo.cleared')}</span>
          <Button ref={button} variant="outline" onClick={undo}>
            {t('undo')}
          </Button>
        </Bar>
      )}
    </div>
  );
}
