import type { Artifact } from '@marketplace/section-kit/manifest';

/** Packages of others that a section takes from the shell: it runs with the major version that it was built for. */
export const libraries = ['react', 'react-dom', 'styled-components'];

/** The same as the ranges of our own packages, for a shell that is to run a build which nobody promoted. */
export function libraryRanges({ provides }: Pick<Artifact, 'provides'>): Record<string, string> {
  const built = libraries.filter((library) => provides[library]);
  return Object.fromEntries(built.map((library) => [library, `^${provides[library]!.split('.')[0]}.0.0`]));
}
