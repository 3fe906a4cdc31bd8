import { useFiles } from '@marketplace/section-kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/* White in the dark too: most logos are drawn for paper. It lies over the monogram, which shows where there is none. */
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 4px;
  object-fit: contain;
  background: #fff;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
`;

interface CompanyLogoProps {
  /** Its name in the bucket `portfolio`. */
  logo: string;
  /** Empty where the name of the company stands beside it. */
  alt: string;
  /** Width and height in CSS pixels at their smallest. */
  size: number;
  isLate?: boolean;
}

/** The logo of a company over whatever stands in its place; nothing where it cannot be had. Only what this site keeps is shown. */
export function CompanyLogo({ logo, alt, size, isLate = false }: CompanyLogoProps) {
  const files = useFiles();
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    // A file that failed before hydration never fires an event that React hears.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) void current.decode?.().catch(() => setFailed(logo));
  }, [logo]);
  if (!logo.startsWith('u/') || failed === logo) return null;
  return (
    <Picture
      ref={image}
      src={files.publicUrl('portfolio', logo)}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      loading={isLate ? 'lazy' : undefined}
      onError={() => setFailed(logo)}
    />
  );
}
