import type { Composition } from '@marketplace/section-kit/host';
import { mergeNavigation, mergeSlots, type Locale } from '@marketplace/section-kit/manifest';
import { sectionManifests } from '@marketplace/section-kit/testing';

const manifests = sectionManifests();

/** What the sections of this repository contribute to the header, the footer and the sitemap. */
export function productMenus(locale: Locale): Pick<Composition, 'navigation' | 'slots'> {
  return { navigation: mergeNavigation(manifests, locale), slots: mergeSlots(manifests, locale) };
}
