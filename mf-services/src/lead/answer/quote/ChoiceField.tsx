import { FilterChip, FormAlert } from '@marketplace/shared-ui';
import { useId, type ReactNode } from 'react';
import { Group, Quiet, Row } from './composerStyles';

interface ChoiceFieldProps<Value> {
  /** Of the first answer, where a list of mistakes leads to. */
  id: string;
  label: string;
  hint?: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** Null while nothing was answered. */
  value: Value | null;
  error: string | undefined;
  onChoose: (value: Value) => void;
}

/** A question with few answers, each one press away. */
export function ChoiceField<Value>({ id, label, hint, options, value, error, onChoose }: ChoiceFieldProps<Value>) {
  const hintId = useId();
  return (
    <Group aria-describedby={hint ? hintId : undefined}>
      <legend>{label}</legend>
      {hint && <Quiet id={hintId}>{hint}</Quiet>}
      {error && <FormAlert>{error}</FormAlert>}
      <Row>
        {options.map((option, index) => (
          <FilterChip
            key={option.label}
            id={index === 0 ? id : undefined}
            selected={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </FilterChip>
        ))}
      </Row>
    </Group>
  );
}
