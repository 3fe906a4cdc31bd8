import { useCategories, useT } from '@marketplace/section-kit';
import { categoryIcon, type MegaMenuItem } from '@marketplace/shared-ui';
import { useHost } from '../HostContext';
import { shellMessages } from '../messages';
import { headerMenus, sitemapPath, type Group } from './menus.ts';
import { navigationMessages } from './navigationMessages';
import { withText } from './withText';

const shownCategories = 9;

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

/** The menus of the header, the categories of the database first. Without an answer only the link to all of them is there. */
export function useHeaderMenus(): MegaMenuItem[] {
  const t = useT(navigationMessages);
  const toLinks = useGroupLinks();
  const categories = useCategoriesMenu();
  const menus = headerMenus.map(({ title, groups }) => ({
    id: title,
    label: t(title),
    columns: toLinks(groups).map(({ title: name, links }) => (groups.length === 1 ? { links } : { title: name, links })),
  }));
  return [...(categories ? [categories] : []), ...menus.filter(({ columns }) => columns.length > 0)];
}

function useCategoriesMenu(): MegaMenuItem | null {
  const t = useT(navigationMessages);
  const { categories: slot } = useHost().slots;
  const { data: categories = [] } = useCategories();
  if (!slot) return null;
  const links = categories.slice(0, shownCategories).map(({ title, label, iconName }) => ({
    href: withText(slot.one, title),
    label,
    icon: categoryIcon(iconName),
  }));
  return { id: 'categories', label: t('categories'), columns: [{ links }], footer: { href: slot.all, label: t('allCategories') } };
}
