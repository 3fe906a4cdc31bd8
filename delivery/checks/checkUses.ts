import type { RegisteredSection, SectionManifest } from '@marketplace/section-kit/manifest';
import { fragmentName } from '../artifact/fragmentName.ts';
import type { Problem } from './Problem.ts';

/**
 * @param running sections that place fragments and offer them
 * @param takenOut sections whose fragments are hidden until they are back
 * @returns one problem per fragment a section places that nobody offers
 */
export function checkUses(
  running: readonly Pick<RegisteredSection, 'manifest' | 'artifact'>[],
  takenOut: readonly SectionManifest[],
): Problem[] {
  const offered = new Set(
    [...running.map(({ manifest }) => manifest), ...takenOut].flatMap(({ name, fragments }) =>
      fragments.map((fragment) => fragmentName(name, fragment)),
    ),
  );
  return running.flatMap(({ manifest: { name, routes }, artifact: { places = [] } }) => {
    const ofPages = routes.flatMap(({ path, uses = [] }) => uses.map((fragment) => ({ fragment, where: `${path} of ${name}` })));
    const named = new Set(ofPages.map(({ fragment }) => fragment));
    const ofCode = places.filter((fragment) => !named.has(fragment)).map((fragment) => ({ fragment, where: `The code of ${name}` }));
    return [...ofPages, ...ofCode]
      .filter(({ fragment }) => !offered.has(fragment))
      .map(({ fragment, where }) => ({
        code: 'fragment' as const,
        subject: name,
        sentence: `${where} uses the fragment ${fragment}, which no section offers.`,
      }));
  });
}
