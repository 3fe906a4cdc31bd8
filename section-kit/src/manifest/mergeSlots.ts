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
    ...(headerItem && { headerItem: { ...headerItem, fragment: `${name.replace('mf-', '')}/${headerItem.fragment}` } }),
  }));
  return Object.assign({}, ...ofSections) as Slots;
}
