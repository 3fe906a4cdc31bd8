import type { Artifact } from '@marketplace/section-kit/manifest';
import type { PageAddress } from './resolvePage.ts';
import { baseOf } from './toComposition.ts';

/**
 * The picture that stands for a page elsewhere.
 *
 * @returns the full address of the picture of the owning section, else of the site's; `null` without either
 */
export function socialCard({ locale, owner }: PageAddress, shell: Artifact, siteUrl: string): string | null {
  const card = [`social-${owner?.manifest.name}-${locale}.jpg`, `social-${locale}.jpg`].find((file) => Object.hasOwn(shell.files, file));
  return card ? `${siteUrl}${baseOf(shell)}${card}` : null;
}
