import type { CompositionRest, Slots } from '@marketplace/section-kit/host';
import { translator, type Locale } from '@marketplace/section-kit';
import { headerMenus } from '../navigation/menus.ts';
import { navigationMessages } from '../navigation/navigationMessages';

interface PlainLink {
  path: string;
  title: string;
}

/** A menu for whoever has no script: a link where it would hold one only, else something that opens. */
export interface PlainMenu {
  title: string;
  links: readonly PlainLink[];
}

/**
 * The menus of the header without script, which every page carries for the few who need them. So a menu of several groups names the pages
 * that list what is in it (`/kitchen` in the place of `/kitchen/sinks` and six others); a menu of one group names all it has, and the first
 * one, which the database fills, the page with all of it.
 */
export function plainMenus(
  { navigation, sections }: Pick<CompositionRest, 'navigation' | 'sections'>,
  { firstMenu }: Slots,
  locale: Locale,
): PlainMenu[] {
  const t = translator(locale, navigationMessages);
  const pages = new Map(sections.flatMap(({ routes }) => routes).map(({ path, title }) => [path, title]));
  const aboveOf = (link: PlainLink): PlainLink => {
    const path = link.path.replace(/(?<=.)\/.*/, '');
    const title = pages.get(path);
    return title === undefined ? link : { path, title };
  };
  const menus = headerMenus.map(({ title, groups }) => {
    const links = groups.flatMap((group) => navigation[group] ?? []).filter(({ sitemapOnly }) => !sitemapOnly);
    const shown = groups.length === 1 ? links : links.map(aboveOf);
    return { title: t(title), links: [...new Map(shown.map((link) => [link.path, link])).values()] };
  });
  const first = firstMenu ? [{ title: firstMenu.title, links: [{ path: firstMenu.all, title: firstMenu.allTitle }] }] : [];
  return [...first, ...menus].filter(({ links }) => links.length > 0);
}
