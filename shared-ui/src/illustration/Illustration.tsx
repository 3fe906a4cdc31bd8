import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/Icon';
import { useInMarkup } from '../hydrated/useInMarkup';

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'img'>, 'children'> {
  src: string;
  /** CSS aspect ratio; the box keeps it before, during and after loading. */
  ratio?: string;
  /** For pictures of the first view: loaded at once. */
  priority?: boolean;
  /** Colour of the ground that a photograph stands on, which is there before it; in the dark theme both are dimmed. */
  ground?: string;
}

const dim = css`filter: brightness(0.8);`;

const onGround = css<{ $ground?: string }>`
  background: ${({ $ground }) => $ground};
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) & { ${dim} } }
  :root[data-theme='dark'] & { ${dim} }
`;

const Picture = styled.img<{ $ratio: string; $ground?: string }>`
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  object-fit: cover;
  background: var(--ui-sunken);
  border-radius: var(--ui-radius-l);
  ${({ $ground }) => $ground && onGround}
`;

const Missing = styled.span<{ $ratio: string }>`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--ui-tone-spruce-bg);
  color: var(--ui-tone-spruce-ink);
  border-radius: var(--ui-radius-l);
`;

/** A picture that holds its place. Decoration unless `alt` says otherwise; a quiet panel when the file is missing. */
export function Illustration({
  src,
  srcSet,
  sizes,
  ratio = '16 / 10',
  priority = false,
  ground,
  alt = '',
  ref,
  onError,
  ...img
}: IllustrationProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isInMarkup = useInMarkup();
  const isChosenLater = srcSet !== undefined && !isInMarkup;
  useImperativeHandle(ref, () => image.current!, []);
  useLayoutEffect(() => {
    // Chromium never lets go of a picture that was to choose its file and came into no page, nor of all around it. What React
    // renders and throws away, because somebody has gone on, would stay; so a picture learns of its files when it is in the page.
    if (isChosenLater && image.current) Object.assign(image.current, { sizes: sizes ?? '', srcset: srcSet, src });
  }, [isChosenLater, src, srcSet, sizes, failedSrc]);
  useEffect(() => {
    // A file that failed before hydration never fires an event that React hears.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.getAttribute('src'))
      void current.decode?.().catch(() => setFailedSrc(src));
  }, [src]);

  if (failedSrc === src) {
    return (
      <Missing className={img.className} $ratio={ratio} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <Icon name="Home" size={40} />
      </Missing>
    );
  }
  return (
    <Picture
      width={640}
      height={400}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...img}
      ref={image}
      {...(!isChosenLater && { src, srcSet, sizes })}
      alt={alt}
      $ratio={ratio}
      $ground={ground}
      onError={(event) => {
        setFailedSrc(src);
        onError?.(event);
      }}
    />
  );
}
