import { useCategories, useT } from 'section-kit';
import { categoryIcon, type MegaMenuItem } from 'shared-ui';
import { headerMenus, toHref, type LinkGroup } from './links.ts';
import { navigationMessages } from './navigationMessages';

const shownCategories = 9;

/** Labelled links of a group. */
export function useGroupLinks(): (group: LinkGroup) => { title: string; links: { href: string; label: string }[] } {
  const t = useT(navigationMessages);
  return ({ title, paths }) => ({ title: t(title), links: paths.map((path) => ({ href: toHref(path), label: t(path) })) });
}

/** The menus of the header, the categories of the database first. Without an answer only the link to all of them is there. */
export function useHeaderMenus(): MegaMenuItem[] {
  const t = useT(navigationMessages);
  const toLinks = useGroupLinks();
  const { data: categories = [] } = useCategories();
  return [
    {
      id: 'categories',
      label: t('categories'),
      columns: [
        {
          links: categories.slice(0, shownCategories).map(({ title, label, iconName }) => ({
            href: `/categories?search=${encodeURIComponent(title)}`,
            label,
            icon: categoryIcon(iconName),
          })),
        },
      ],
      footer: { href: '/categories', label: t('allCategories') },
    },
    ...headerMenus.map(({ title, groups }) => ({
      id: title,
      label: t(title),
      columns: groups.length === 1 ? [{ links: toLinks(groups[0]!).links }] : groups.map(toLinks),
    })),
  ];
}
