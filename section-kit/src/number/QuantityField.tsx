import { useState } from 'react';
import { controlStyle, Field, formatNumber, IconButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useT } from '../messages/useT';
import { useLocale } from '../shell/hooks';
import { formatTyped } from './formatTyped';
import { parseNumber } from './parseNumber';
import { quantityMessages } from './quantityMessages';

export interface QuantityFieldProps {
  label: string;
  hideLabel?: boolean;
  value: number;
  /** Told every quantity between `min` and `max`, from the buttons or typed. */
  onValueChange: (value: number) => void;
  /** 1 unless said; the button goes no lower. */
  min?: number;
  max: number;
  /** Most digits after the decimal sign; none unless said. */
  decimals?: number;
  fewerLabel: string;
  moreLabel: string;
}

interface Typed {
  text: string;
  /** The quantity it stands for: its own, or the one before while it is none. */
  value: number;
  /** The last good one before its first letter: on the way to 99999, nobody means 9999. */
  before: number;
  isLeft: boolean;
}

/** A message below may be longer than the buttons are wide, but it does not push its neighbours away. */
const Frame = styled(Field)`
  max-width: 16rem;
`;

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

/**
 * A quantity with a button on each side. What is typed counts as soon as it is a quantity within the limits. What is none
 * stays in the field, which says what to enter once it is left; until then the quantity is the one before.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onValueChange, min = 1, max, decimals = 0, fewerLabel, moreLabel, label, hideLabel } = props;
  const t = useT(quantityMessages);
  const locale = useLocale();
  const [last, setLast] = useState<Typed | null>(null);
  // A quantity that has come from elsewhere since counts, not what was typed.
  const typed = last?.value === value ? last : null;

  const read = (text: string): number | null => {
    const number = parseNumber(text, locale, decimals);
    return number.ok && number.value >= min && number.value <= max ? number.value : null;
  };
  const type = (text: string) => {
    const before = typed && text.startsWith(typed.text) ? typed.before : value;
    const next = read(text) ?? before;
    setLast({ text, value: next, before, isLeft: typed?.isLeft ?? false });
    if (next !== value) onValueChange(next);
  };
  const press = (next: number) => {
    setLast(null);
    onValueChange(Math.min(Math.max(next, min), max));
  };
  const isWrong = typed !== null && read(typed.text) === null;
  const leave = () => setLast(isWrong ? { ...typed, isLeft: true } : null);
  const shown = (number: number) => formatNumber(number, locale);
  const error =
    isWrong && typed.isLeft && t(decimals > 0 ? 'parts' : 'whole', { least: shown(min), most: shown(max), value: shown(value), decimals });
  return (
    <Frame {...{ label, hideLabel, error }}>
      {(control) => (
        <Row>
          <IconButton icon="Minus" label={fewerLabel} variant="outline" disabled={value <= min} onClick={() => press(value - 1)} />
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={typed?.text ?? formatTyped(value, locale, decimals)}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
            onKeyDown={({ key }) => key === 'Enter' && leave()}
          />
          <IconButton icon="Plus" label={moreLabel} variant="outline" disabled={value >= max} onClick={() => press(value + 1)} />
        </Row>
      )}
    </Frame>
  );
}
