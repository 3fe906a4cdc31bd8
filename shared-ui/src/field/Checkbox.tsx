import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-4);
`;

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-s-12);
  min-height: 44px;
  padding-block: 10px;
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--ui-primary);
  cursor: pointer;
`;

const Note = styled.span<{ $error?: boolean }>`
  padding-inline-start: 36px;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${({ $error }) => ($error ? 'var(--ui-danger)' : 'var(--ui-ink-muted)')};
`;

/** A native checkbox; its whole line answers. `ref` and native attributes go to the input. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const notes = [error && `${boxId}-error`, hint && `${boxId}-hint`, input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <Line htmlFor={boxId}>
        <Box {...input} type="checkbox" id={boxId} aria-describedby={notes || undefined} aria-invalid={error ? true : undefined} />
        <span>{label}</span>
      </Line>
      {error && (
        <Note id={`${boxId}-error`} $error>
          {error}
        </Note>
      )}
      {hint && <Note id={`${boxId}-hint`}>{hint}</Note>}
    </Root>
  );
}
