import { useT, useTitledRows } from '@marketplace/section-kit';
import { pickIcon, useHydrated, type MegaMenuItem } from '@marketplace/shared-ui';
import { useHost } from '../HostContext';
import { shellMessages } from '../messages';
import { headerMenus, sitemapPath, type Group } from './menus.ts';
import { navigationMessages } from './navigationMessages';
import { withText } from './withText';

const shownRows = 9;

interface GroupLinks {
  group: Group;
  title: string;
  links: { href: string; label: string }[];
}

/**
 * Links of groups, as the sections of this composition contribute them. A group without links is left out.
 *
 * @returns function that takes groups, and whether the sitemap asks, which shows more than menus
 */
export function useGroupLinks(): (groups: readonly Group[], forSitemap?: boolean) => GroupLinks[] {
  const t = useT(navigationMessages);
  const own = useT(shellMessages);
  const { navigation } = useHost();
  const sitemap = { href: sitemapPath, label: own('sitemap.title') };
  const linksOf = (group: Group, forSitemap: boolean) => [
    ...(group === 'legal' ? [sitemap] : []),
    ...(navigation[group] ?? [])
      .filter(({ sitemapOnly }) => forSitemap || !sitemapOnly)
      .map(({ path, title }) => ({ href: path, label: title })),
    ...(group === 'popular' ? [sitemap] : []),
  ];
  return (groups, forSitemap = false) =>
    groups.map((group) => ({ group, title: t(group), links: linksOf(group, forSitemap) })).filter(({ links }) => links.length > 0);
}

/** The menus of the header, the one the database fills first. Without an answer only the link to all of it is there. */
export function useHeaderMenus(): MegaMenuItem[] {
  const t = useT(navigationMessages);
  const toLinks = useGroupLinks();
  const first = useFirstMenu();
  const menus = headerMenus.map(({ title, groups }) => ({
    id: title,
    label: t(title),
    columns: toLinks(groups).map(({ title: name, links }) => (groups.length === 1 ? { links } : { title: name, links })),
  }));
  return [...(first ? [first] : []), ...menus.filter(({ columns }) => columns.length > 0)];
}

interface MenuRow {
  id: string | number;
  title: string;
  description: string | null;
  icon_name?: string | null;
}

function useFirstMenu(): MegaMenuItem | null {
  const { firstMenu: slot } = useHost().slots;
  // Its panel is closed in a page from the server, which need not carry what nobody sees.
  const { data: rows = [] } = useTitledRows<MenuRow>((useHydrated() && slot?.rows) || null);
  if (!slot) return null;
  const links = rows.slice(0, shownRows).map(({ title, label, icon_name }) => ({
    href: withText(slot.one, title),
    label,
    icon: pickIcon(icon_name, slot.icons),
  }));
  return { id: 'first', label: slot.title, columns: [{ links }], footer: { href: slot.all, label: slot.allTitle } };
}
