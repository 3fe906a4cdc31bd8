import type { Navigation } from './composition.ts';
import type { Locale } from './locale.ts';
import { findRoute } from './matchPath.ts';
import type { SectionManifest } from './sectionManifest.ts';

/**
 * Puts together what sections contribute to the shell's menus, footer and sitemap.
 *
 * @param manifests of the sections that run; the entries of one that is missing are missing too
 * @returns the links of each group in their order, named in one language; a group without entries is left out
 */
export function mergeNavigation(manifests: readonly SectionManifest[], locale: Locale): Navigation {
  const entries = manifests.flatMap(({ navigation = [], routes }) => navigation.map((entry) => ({ ...entry, routes })));
  const navigation: Navigation = {};
  for (const { group, path, title, sitemapOnly, routes } of entries.sort((one, two) => one.order - two.order)) {
    const name = title ?? findRoute(routes, path)!.route.title;
    (navigation[group] ??= []).push({ path, title: name[locale], ...(sitemapOnly && { sitemapOnly }) });
  }
  return navigation;
}
