import type { NavigationEntry } from '@marketplace/section-kit/manifest';

/** Entries of the shell's menus, its footer and its sitemap. */
export const navigation: NavigationEntry[] = [
  { group: 'company', order: 50, path: '/login', title: { en: 'Log In', fr: 'Connexion' } },
  { group: 'account', order: 10, path: '/auth' },
  { group: 'account', order: 20, path: '/signup' },
  { group: 'account', order: 30, path: '/account' },
  { group: 'account', order: 33, path: '/account/requests' },
  { group: 'account', order: 36, path: '/account/saved' },
  { group: 'account', order: 40, path: '/account/profile' },
  { group: 'account', order: 45, path: '/account/notifications' },
  { group: 'popular', order: 30, path: '/signup' },
];
