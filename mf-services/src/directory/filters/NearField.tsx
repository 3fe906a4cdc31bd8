import { asPlace } from '../../place/asPlace';
import { usePlaceName } from '../../place/placeName';
import { PlaceField, usePlaceText } from './PlaceField';

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
  const [text, setText] = usePlaceText(near);
  const placeName = usePlaceName();
  const settle = () => {
    const place = asPlace(text);
    setText(placeName(place));
    if (place !== near) onChange(place);
  };
  return (
    <PlaceField
      form={form}
      place={near}
      unknown={unknown}
      text={text}
      onText={setText}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
