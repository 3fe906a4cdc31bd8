import type { Slots } from '@marketplace/section-kit/host';

/** What a list of links is about; sections put their pages into it. */
export type Group =
  | 'shop'
  | 'kitchen'
  | 'bathroom'
  | 'flooring'
  | 'inside'
  | 'openings'
  | 'envelope'
  | 'yard'
  | 'outside'
  | 'fixedPrice'
  | 'mortgages'
  | 'programs'
  | 'taxes'
  | 'calculators'
  | 'about'
  | 'advertise'
  | 'tools'
  | 'resources'
  | 'company'
  | 'account'
  | 'legal'
  | 'popular';

export const sitemapPath = '/sitemap';

interface Menu {
  title: 'indoor' | 'outdoor' | 'fixedPrice' | 'financial' | 'about';
  /** One group is shown without a title of its own. */
  groups: readonly Group[];
}

/** Menus of the header after the first one, which the database fills. */
export const headerMenus: readonly Menu[] = [
  { title: 'indoor', groups: ['kitchen', 'bathroom', 'flooring', 'inside'] },
  { title: 'outdoor', groups: ['openings', 'envelope', 'yard', 'outside'] },
  { title: 'fixedPrice', groups: ['fixedPrice'] },
  { title: 'financial', groups: ['mortgages', 'programs', 'taxes', 'calculators'] },
  { title: 'about', groups: ['about'] },
];

export const footerGroups: readonly Group[] = ['advertise', 'tools', 'resources', 'company'];

const groupsOfMenus = headerMenus.flatMap((menu) => menu.groups);

/** Every group of pages, in the order of the sitemap. */
export const sitemapGroups: readonly Group[] = ['shop', ...groupsOfMenus, ...footerGroups, 'account', 'legal'];

/** Groups whose links nobody sees before opening a menu or another page. */
export const lateGroups: readonly Group[] = ['shop', ...groupsOfMenus, 'account', 'popular'];

/** Groups whose links every page shows; their elements have `data-group`. */
export const shownGroups: readonly Group[] = [...footerGroups, 'legal'];

/** Controls that lead into sections. */
export const slots: readonly (keyof Slots)[] = [
  'search',
  'firstMenu',
  'headerItem',
  'signIn',
  'signUp',
  'newPassword',
  'account',
  'profile',
];

/** What a section may name; the page of unknown addresses shows `popular`. */
export const groups: readonly Group[] = [...sitemapGroups, 'popular'];
