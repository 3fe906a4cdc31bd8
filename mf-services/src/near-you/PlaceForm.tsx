import { useT } from '@marketplace/section-kit';
import { useHref } from '@marketplace/section-kit/router';
import { Button, media } from '@marketplace/shared-ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { PlaceField, usePlaceText } from '../directory/filters/PlaceField';
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
  const action = useHref('/services');
  const [text, setText] = usePlaceText(place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPlace(text);
  };
  return (
    <Form action={action} onSubmit={submit}>
      <PlaceField place={place} unknown={unknown} text={text} onText={setText} />
      <Button type="submit">{t('show')}</Button>
    </Form>
  );
}
