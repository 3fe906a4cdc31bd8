import { useLocale, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { TextField } from '@marketplace/shared-ui';
import type { FieldError } from '../../arithmetic/core/outcome';
import { describeError } from '../frame/describeError';
import { frameMessages } from '../frame/frameMessages';
import { readNumber, writeNumber, type NumberKind } from './numberKinds';

interface NumberFieldProps {
  label: string;
  hint?: string;
  kind: NumberKind;
  /** NaN while what was typed is no number. */
  value: number;
  /** What an empty field means; without it the field must be filled in. */
  whenEmpty?: number;
  error?: FieldError;
  onType: (value: number) => void;
  onSettle: () => void;
}

/** A number typed the way people write it in either language. What was typed stays as it is, also when it is no number. */
export function NumberField({ kind, value, whenEmpty, error, onType, onSettle, ...field }: NumberFieldProps) {
  const locale = useLocale();
  const t = useT(frameMessages);
  const [shown, setShown] = useState({ value, text: writeNumber(value, kind, locale) });
  if (!Object.is(shown.value, value)) setShown({ value, text: writeNumber(value, kind, locale) });
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={shown.text}
      error={error && describeError(error, kind, t, locale)}
      onChange={({ target }) => {
        const next = readNumber(target.value, kind, locale, whenEmpty);
        setShown({ value: next, text: target.value });
        onType(next);
      }}
      onBlur={() => {
        // Shows how the number was understood: 1,234 is not the same in both languages.
        if (Number.isFinite(shown.value)) setShown({ value: shown.value, text: writeNumber(shown.value, kind, locale) });
        onSettle();
      }}
    />
  );
}
