import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface FieldProps {
  label: ReactNode;
  /** Help shown before typing. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string;
  className?: string;
  required?: boolean;
  describedBy?: string;
  /** Shown at the right of the hint, for instance a counter. */
  aside?: ReactNode;
  children(control: ControlProps): ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  /* Beside a higher one, what belongs together stays together. */
  align-content: start;
  min-width: 0;
`;

const Label = styled.label<{ $hidden?: boolean }>`
  justify-self: start;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  /* The slash gives the star no words: "required" is spoken by the control itself. */
  &[data-required]::after { content: ' *' / ''; color: var(--ui-danger); }
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Hint = styled.span`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
`;

const Notes = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--ui-s-16);
`;

const ErrorText = styled.span`
  display: flex;
  gap: var(--ui-s-8);
  font-size: 0.9375rem;
  font-weight: 550;
  line-height: 1.4;
  color: var(--ui-danger);
`;

/** Label, hint and error around one control, tied together for screen readers. */
export function Field({ id, className, label, hint, error, hideLabel, required, describedBy, aside, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <Root className={className}>
      <Label htmlFor={controlId} $hidden={hideLabel} data-required={required || undefined}>
        {label}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': [describedBy, errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <ErrorText id={errorId}>
          <Icon name="TriangleAlert" size={18} />
          <span>{error}</span>
        </ErrorText>
      )}
      {(hint || aside) && (
        <Notes>
          {hint && <Hint id={hintId}>{hint}</Hint>}
          {aside}
        </Notes>
      )}
    </Root>
  );
}
