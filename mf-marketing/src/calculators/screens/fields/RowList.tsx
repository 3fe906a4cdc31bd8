import { useFocusAfter } from '@marketplace/section-kit/outcome';
import type { ReactNode } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { FieldGroup } from './FieldGroup';

interface RowListProps {
  rows: readonly { title: string; fields: ReactNode; removeLabel: string }[];
  addLabel: string;
  /** Left out when there is room for no more. */
  onAdd?: () => void;
  /** Left out when the last one must stay. */
  onRemove?: (index: number) => void;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  & > button { justify-self: start; }
`;

const Row = styled.div`
  padding: var(--ui-s-16);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
`;

/** A list the visitor adds to, such as the offers of a comparison. */
export function RowList({ rows, addLabel, onAdd, onRemove }: RowListProps) {
  const { ref: add, begin } = useFocusAfter<HTMLButtonElement>(String(rows.length));
  return (
    <Root>
      {rows.map(({ title, fields, removeLabel }, index) => (
        <Row key={title}>
          <FieldGroup title={title}>
            {fields}
            {onRemove && (
              <Button
                variant="ghost"
                data-wide=""
                data-print="hide"
                onClick={() => {
                  begin({ preventScroll: true });
                  onRemove(index);
                }}
              >
                {removeLabel}
              </Button>
            )}
          </FieldGroup>
        </Row>
      ))}
      {onAdd && (
        <Button ref={add} variant="outline" icon="Plus" data-print="hide" onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </Root>
  );
}
