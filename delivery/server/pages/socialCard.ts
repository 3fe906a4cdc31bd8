import type { Artifact } from '@marketplace/section-kit/manifest';
import type { PageAddress } from './resolvePage.ts';
import { baseOf } from './toComposition.ts';

/**
 * The picture that stands for a page elsewhere.
 *
 * @returns the full address of the picture in the build of the owning section, else in the shell's; `null` without either
 */
export function socialCard({ locale, owner }: PageAddress, shell: Artifact, siteUrl: string): string | null {
  const card = `social-${locale}.jpg`;
  const build = [owner?.artifact, shell].find((artifact) => artifact && Object.hasOwn(artifact.files, card));
  return build ? `${siteUrl}${baseOf(build)}${card}` : null;
}
