import { useDeviceStore, useShell } from '@marketplace/section-kit';
import { media } from '@marketplace/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { PlaceField, usePlaceText } from '../directory/filters/PlaceField';
import { useNearest } from '../near-you/useNearest';
import { asPlace } from './asPlace';
import { usePlaceName } from './placeName';
import { rememberedPlace } from './rememberedPlace';

/* The ground around it is dark, and a wide screen has no room below it. */
const OnDark = styled(PlaceField)`
  & > span {
    padding: var(--ui-s-8) var(--ui-s-12);
    border-radius: var(--ui-radius-m);
    background: var(--ui-raised);
    box-shadow: var(--ui-shadow-3);
  }
  ${media.lg} {
    & > span { position: absolute; z-index: 1; inset-inline: 0; top: calc(100% + var(--ui-s-8)); }
  }
`;

/**
 * The second half of a search, inside a form of another section, which sends it along as `near`. What is said is remembered on this
 * device, and the last place stands here again.
 */
export function Where() {
  const place = useDeviceStore(rememberedPlace);
  const [text, setText] = usePlaceText(place);
  const placeName = usePlaceName();
  const { find } = useShell();
  const { data } = useNearest(place);
  const settle = (typed: string) => {
    const next = asPlace(typed);
    setText(placeName(next));
    rememberedPlace.update(() => next);
  };
  const input = useRef<HTMLInputElement>(null);
  const settleNow = useEffectEvent(() => settle(text));
  // The search may leave the page without the focus having left the field.
  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = () => settleNow();
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  return (
    <OnDark
      ref={input}
      place={place}
      unknown={data?.place === null}
      text={text}
      onText={setText}
      onBlur={() => settle(text)}
      proposals={{
        suggestions: async (typed) => (await find(typed)).filter(({ href }) => href?.startsWith('/services?near=')),
        onSelect: ({ value }) => settle(value),
        onSubmit: () => input.current?.form?.requestSubmit(),
      }}
    />
  );
}

export { Where as Component };
