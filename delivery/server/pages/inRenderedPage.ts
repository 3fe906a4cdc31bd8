import type { Artifact, Composition, CompositionInMarkup, SectionBuild, SectionInPage } from '@marketplace/section-kit/manifest';
import type { Prerendered } from '../prerender/messages.ts';
import { baseOf } from './toComposition.ts';

/**
 * What a rendered page says of its composition: links that it shows are read from its markup, and nobody sees what fills the first menu
 * before the rest is there. `shell/src/boot/readComposition.ts` completes it.
 *
 * @returns all of it for a page that leaves nothing to a rest, and for a shell that does not read its markup
 */
export function inRenderedPage(
  composition: Composition,
  { shownGroups, lateGroups = [], fetchesOperator }: Artifact,
  { showsOperator }: Pick<Prerendered, 'showsOperator'>,
): Composition | CompositionInMarkup {
  if (!composition.rest || !shownGroups) return composition;
  const { navigation, slots, sections, operator } = composition;
  const { firstMenu } = slots;
  const known = [...shownGroups, ...lateGroups];
  return {
    ...composition,
    operator: fetchesOperator && showsOperator === false ? undefined : operator,
    navigation: {
      ...Object.fromEntries(Object.entries(navigation).filter(([group]) => !known.includes(group))),
      ...Object.fromEntries(lateGroups.filter((group) => !navigation[group]).map((group) => [group, null])),
    },
    slots: { ...slots, firstMenu: firstMenu && { title: firstMenu.title, all: firstMenu.all, allTitle: firstMenu.allTitle } },
    sections: sections.map(withoutKnown),
  };
}

function withoutKnown({ routes, fragments, current, previous, ...section }: SectionInPage): CompositionInMarkup['sections'][number] {
  return {
    ...section,
    routes: routes.length > 0 ? routes : undefined,
    fragments: fragments.length > 0 ? fragments : undefined,
    current: withoutUsual(section.name, current),
    previous: previous ?? undefined,
  };
}

function withoutUsual(
  name: string,
  { version, base, entry, integrity, ...build }: SectionBuild,
): CompositionInMarkup['sections'][number]['current'] {
  return {
    ...build,
    version,
    base: base === baseOf({ name, version }) ? undefined : base,
    entry: entry === 'remoteEntry.js' ? undefined : entry,
    integrity: Object.keys(integrity).length > 0 ? integrity : undefined,
  };
}
