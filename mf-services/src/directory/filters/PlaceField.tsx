import { useT } from '@marketplace/section-kit';
import { TextField, type TextFieldProps } from '@marketplace/shared-ui';
import { useState } from 'react';
import { filterMessages } from './filterMessages';

/** The text of a place field: as it is typed, and another one once the place is another one. */
export function usePlaceText(place: string) {
  const [text, setText] = useState(place);
  const [seen, setSeen] = useState(place);
  // Back, a chip, a suggestion or another tab chose it.
  if (place !== seen) {
    setSeen(place);
    setText(place);
  }
  return [text, setText] as const;
}

interface PlaceFieldProps extends Pick<TextFieldProps, 'form' | 'onBlur' | 'onKeyDown'> {
  /** The place that is looked around. */
  place: string;
  /** Nobody knows that place. */
  unknown: boolean;
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
}

/** Where a city or postal code is typed. */
export function PlaceField({ place, unknown, text, onText, ...field }: PlaceFieldProps) {
  const t = useT(filterMessages);
  return (
    <TextField
      label={t('near')}
      name="near"
      placeholder={t('near.placeholder')}
      autoComplete="postal-code"
      enterKeyHint="search"
      value={text}
      error={unknown && text === place && t('near.unknown')}
      onChange={({ target }) => onText(target.value)}
      {...field}
    />
  );
}
