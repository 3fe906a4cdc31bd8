import { useT } from '@marketplace/section-kit';
import { useHref } from '@marketplace/section-kit/router';
import { Button, media, TextField } from '@marketplace/shared-ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { filterMessages } from '../directory/filters/filterMessages';
import { nearYouMessages } from './messages';

interface PlaceFormProps {
  /** The place that is shown. */
  place: string;
  /** Nobody knows that place. */
  unknown: boolean;
  onPlace: (place: string) => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ui-s-8);
  align-items: start;
  width: 100%;
  & > button { margin-top: 29px; }
  ${media.md} { max-width: 420px; }
`;

/** Asks where to look around. Without script it opens the directory there. */
export function PlaceForm({ place, unknown, onPlace }: PlaceFormProps) {
  const t = useT(nearYouMessages);
  const filter = useT(filterMessages);
  const action = useHref('/services');
  const [text, setText] = useState(place);
  const [seen, setSeen] = useState(place);
  // It was remembered, or another tab asked for another one.
  if (place !== seen) {
    setSeen(place);
    setText(place);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPlace(text);
  };
  return (
    <Form action={action} onSubmit={submit}>
      <TextField
        label={filter('near')}
        name="near"
        placeholder={filter('near.placeholder')}
        autoComplete="postal-code"
        enterKeyHint="search"
        value={text}
        error={unknown && text === place && filter('near.unknown')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('show')}</Button>
    </Form>
  );
}
