import type { Slots } from './composition.ts';
import type { Locale } from './locale.ts';
import type { SectionManifest } from './sectionManifest.ts';

/**
 * Puts together which pages the shell's controls lead to.
 *
 * @param manifests of the sections that run
 */
export function mergeSlots(manifests: readonly SectionManifest[], locale: Locale): Slots {
  const ofSections = manifests.map(({ name, slots: { search, firstMenu, headerItem, ...pages } = {} }): Slots => ({
    ...pages,
    ...(search && { search: { href: search.href, label: search.label[locale], placeholder: search.placeholder[locale] } }),
    ...(firstMenu && { firstMenu: { ...firstMenu, title: firstMenu.title[locale], allTitle: firstMenu.allTitle[locale] } }),
    ...(headerItem && { headerItem: headerItemOf(name, headerItem, locale) }),
  }));
  return Object.assign({}, ...ofSections) as Slots;
}

function headerItemOf(
  section: string,
  { link, ...item }: NonNullable<NonNullable<SectionManifest['slots']>['headerItem']>,
  locale: Locale,
): NonNullable<Slots['headerItem']> {
  const fragment = `${section.replace('mf-', '')}/${item.fragment}`;
  return { ...item, fragment, ...(link && { link: { ...link, label: link.label[locale] } }) };
}
