import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { controlStyle } from '../field/controlStyle';
import { Field } from '../field/Field';

export interface QuantityFieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  error?: string;
  value: number;
  onValueChange: (value: number) => void;
  /** 1 unless said; the button goes no lower. */
  min?: number;
  max?: number;
  /** 1 unless said. */
  step?: number;
  fewerLabel: string;
  moreLabel: string;
  className?: string;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-s-4);
`;

const Input = styled.input`
  ${controlStyle}
  width: 5.5rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/**
 * A number with a button on each side. What is typed is taken as soon as it is a number within the limits; leaving the
 * field brings a number beyond them to the nearer one, and anything else back to the last good number.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onValueChange, min = 1, max = 9999, step = 1, fewerLabel, moreLabel, label, hideLabel, hint, error, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const isAllowed = (number: number) => Number.isFinite(number) && number >= min && number <= max;
  const change = (next: number) => {
    setDraft(null);
    onValueChange(Math.min(Math.max(next, min), max));
  };
  const type = (text: string) => {
    setDraft(text);
    if (isAllowed(toNumber(text))) onValueChange(toNumber(text));
  };
  const leave = () => {
    const number = toNumber(draft ?? '');
    if (Number.isFinite(number)) change(number);
    else setDraft(null);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, className }}>
      {(control) => (
        <Row>
          <IconButton icon="Minus" label={fewerLabel} variant="outline" disabled={value <= min} onClick={() => change(value - step)} />
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <IconButton icon="Plus" label={moreLabel} variant="outline" disabled={value >= max} onClick={() => change(value + step)} />
        </Row>
      )}
    </Field>
  );
}
