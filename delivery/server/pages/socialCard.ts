import type { Artifact } from '@marketplace/section-kit/manifest';
import type { PageAddress } from './resolvePage.ts';
import { baseOf } from './toComposition.ts';

/** As `npm run cards` draws them, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export interface SocialCard {
  /** Full address. */
  url: string;
  /** What it shows: the title of the page, on a picture of its own; `null` on one that pages share. */
  alt: string | null;
}

/**
 * The picture that stands for a page elsewhere.
 *
 * @returns its own in the build of the owning section, else that of the section, else the shell's; `null` without any
 */
export function socialCard({ locale, owner, route }: PageAddress, shell: Artifact, siteUrl: string): SocialCard | null {
  const find = (file: string, artifact: Artifact | undefined): string | null =>
    artifact && Object.hasOwn(artifact.files, file) ? `${siteUrl}${baseOf(artifact)}${file}` : null;
  const own = route?.card ? find(`social-${route.card}-${locale}.jpg`, owner?.artifact) : null;
  // A card with the name of the page is its own; others stand for several pages.
  if (own) return { url: own, alt: route!.path.endsWith(`/${route!.card}`) ? route!.title[locale] : null };
  const usual = `social-${locale}.jpg`;
  const url = find(usual, owner?.artifact) ?? find(usual, shell);
  return url ? { url, alt: null } : null;
}
