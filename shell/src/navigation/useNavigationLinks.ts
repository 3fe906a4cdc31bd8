import { useState } from 'react';
import { useT, useTitledRows } from '@marketplace/section-kit';
import { pickIcon, useHydrated, type IconName, type MegaMenuItem } from '@marketplace/shared-ui';
import { useComposition, useHost } from '../HostContext';
import { shellMessages } from '../messages';
import { headerMenus, sitemapPath, type Group } from './menus.ts';
import { useLoadTask } from '../outlet/useLoadTask';
import type { LoadTask } from '../section-loader/LoadTask';
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
  const { navigation } = useComposition();
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

/**
 * The menus of the header, the one the database fills first. Without an answer only the link to all of it is there, as to the list of
 * all pages where links cannot be had.
 */
export function useHeaderMenus(): MegaMenuItem[] {
  const t = useT(navigationMessages);
  const own = useT(shellMessages);
  const toLinks = useGroupLinks();
  const { navigation, rest } = useComposition();
  const couldNotHaveLinks = useHasFailed(useHost().loader.composition.task);
  const first = useFirstMenu();
  const footer = couldNotHaveLinks ? { href: sitemapPath, label: own('sitemap.title') } : undefined;
  const menus = headerMenus.map(({ title, groups }) => ({
    id: title,
    label: t(title),
    columns: toLinks(groups).map(({ title: name, links }) => (groups.length === 1 ? { links } : { title: name, links })),
    isLate: rest !== undefined && groups.some((group) => navigation[group]?.length === 0),
    footer,
  }));
  return [...(first ? [first] : []), ...menus.filter(({ columns, isLate }) => columns.length > 0 || isLate)];
}

/** Whether a task has failed since the page is shown; trying again takes back nothing that was offered in its place. */
function useHasFailed(task: LoadTask<unknown>): boolean {
  const { status } = useLoadTask(task, false);
  const [hasFailed, setHasFailed] = useState(false);
  if (status === 'failed' && !hasFailed) setHasFailed(true);
  return hasFailed;
}

interface MenuRow {
  id: string | number;
  title: string;
  description: string | null;
  icon_name?: string | null;
}

function useFirstMenu(): MegaMenuItem | null {
  const { firstMenu: slot } = useComposition().slots;
  // Its panel is closed in a page from the server, which need not carry what nobody sees.
  const { data: rows = [] } = useTitledRows<MenuRow>((useHydrated() && slot?.rows) || null);
  if (!slot) return null;
  const { one = '', icons = [], title, all, allTitle } = slot;
  const links = rows.slice(0, shownRows).map((row) => ({
    href: withText(one, row.title),
    label: row.label,
    // What its section calls an icon and this shell does not know shows Home.
    icon: pickIcon(row.icon_name, icons as IconName[]),
  }));
  return { id: 'first', label: title, columns: [{ links }], footer: { href: all, label: allTitle } };
}
