import { Illustration } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Picture = styled(Illustration)<{ $shown: boolean }>`
  background: none;
  border-radius: var(--ui-radius-art);
  will-change: opacity;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity var(--ui-motion-sheet) var(--ui-ease);
`;

/** Fades in once it is there, so that the heading is the first large thing a visitor sees, never a picture. */
export function HeroArt() {
  const image = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(false);
  // One frame later, so that the browser has drawn it unseen and only has to blend it in.
  const show = () => requestAnimationFrame(() => requestAnimationFrame(() => setShown(true)));
  useEffect(() => {
    // A picture that was there before React took over fires no event.
    if (image.current?.complete) show();
  }, []);
  return <Picture ref={image} src={art['scene-hero']} ratio="4 / 3" width={640} height={480} $shown={shown} onLoad={show} onError={show} />;
}
