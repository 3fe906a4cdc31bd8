import { useT } from '@marketplace/section-kit';
import { Field, SuggestInput, TextField, type SuggestInputProps, type TextFieldProps } from '@marketplace/shared-ui';
import { useState } from 'react';
import { asPlace } from '../../place/asPlace';
import { placeMessages } from '../../place/placeMessages';
import { usePlaceName } from '../../place/placeName';

/** The text of a place field: as it is typed, and the name of another place once it is another one. */
export function usePlaceText(place: string) {
  const placeName = usePlaceName();
  const [text, setText] = useState(placeName(place));
  const [seen, setSeen] = useState(place);
  // Back, a chip, a suggestion or another tab chose it.
  if (place !== seen) {
    setSeen(place);
    setText(placeName(place));
  }
  return [text, setText] as const;
}

interface PlaceFieldProps extends Pick<TextFieldProps, 'ref' | 'form' | 'onBlur' | 'onKeyDown' | 'className'> {
  /** The place that is looked around. */
  place: string;
  /** Nobody knows that place. */
  unknown: boolean;
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
  /** Proposes places while somebody types; the field then takes its looks from what is around it. */
  proposals?: Pick<SuggestInputProps, 'suggestions' | 'onSubmit' | 'onSelect'>;
}

/** Where a city or postal code is typed. */
export function PlaceField({ place, unknown, text, onText, proposals, className, ...field }: PlaceFieldProps) {
  const t = useT(placeMessages);
  const input = { ...field, name: 'near', enterKeyHint: 'search' as const };
  const error = unknown && asPlace(text) === place && t('near.unknown');
  if (proposals)
    return (
      <Field label={t('where')} hideLabel error={error} className={className}>
        {(control) => (
          <SuggestInput
            inputProps={{ ...input, ...control, placeholder: t('near'), autoComplete: 'off' }}
            label={t('where')}
            value={text}
            onValueChange={onText}
            {...proposals}
          />
        )}
      </Field>
    );
  return (
    <TextField
      {...input}
      className={className}
      label={t('near')}
      placeholder={t('near.placeholder')}
      autoComplete="postal-code"
      value={text}
      error={error}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
