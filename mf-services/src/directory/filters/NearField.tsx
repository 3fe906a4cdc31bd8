import { useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { TextField } from '@marketplace/shared-ui';
import { asPlace } from './filterQuery';
import { filterMessages } from './filterMessages';

interface NearFieldProps {
  /** Id of the form that the field belongs to. */
  form: string;
  /** The place of the address. */
  near: string;
  /** Nobody knows that place. */
  unknown: boolean;
  onChange: (near: string) => void;
}

/** A city or postal code. It counts once somebody leaves the field or presses Enter: half a city is another city. */
export function NearField({ form, near, unknown, onChange }: NearFieldProps) {
  const t = useT(filterMessages);
  const [text, setText] = useState(near);
  const [seen, setSeen] = useState(near);
  // Back, a chip or a suggestion changed the address.
  if (near !== seen) {
    setSeen(near);
    setText(near);
  }
  const settle = () => {
    const place = asPlace(text);
    setText(place);
    if (place !== near) onChange(place);
  };
  return (
    <TextField
      form={form}
      label={t('near')}
      name="near"
      placeholder={t('near.placeholder')}
      autoComplete="postal-code"
      enterKeyHint="search"
      value={text}
      error={unknown && text === near && t('near.unknown')}
      onChange={({ target }) => setText(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
