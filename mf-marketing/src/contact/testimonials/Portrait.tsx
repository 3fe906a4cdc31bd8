import { useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';

const frame = css`
  width: 100%;
  aspect-ratio: 16 / 10;
  border-radius: var(--ui-radius-l);
`;

const Picture = styled.img`
  ${frame}
  object-fit: cover;
  background: var(--ui-sunken);
`;

const Letter = styled.span`
  ${frame}
  display: grid;
  place-items: center;
  background: var(--ui-tone-spruce-bg);
  color: var(--ui-tone-spruce-ink);
  font: 700 4rem/1 var(--ui-font-display);
`;

/** The picture beside somebody's words. Without its file, the first letter of the name stands there. */
export function Portrait({ src, name }: { src: string; name: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    // A file that failed before hydration never fires an event that React hears.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) void current.decode?.().catch(() => setIsBroken(true));
  }, []);
  if (isBroken) return <Letter aria-hidden="true">{[...name][0]}</Letter>;
  return (
    <Picture ref={image} src={src} alt="" width={640} height={400} decoding="async" loading="lazy" onError={() => setIsBroken(true)} />
  );
}
