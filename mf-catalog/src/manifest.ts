import { defineManifest } from '@marketplace/section-kit/manifest';
import { categoriesTable, categoryIcons } from './categories/categoriesTable.ts';
import { shoppingCartIcon } from './icons.ts';
import { navigation } from './navigation.ts';
import { fragments, routes } from './routes.ts';

/** What the section promises, and what it brings into the shell and the server. */
export const manifest = defineManifest({
  name: 'mf-catalog',
  owner: 'Catalogue team',
  class: 'essential',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  slots: {
    firstMenu: {
      title: { en: 'Shop by Category', fr: 'Magasiner par catégorie' },
      rows: categoriesTable,
      icons: [...categoryIcons],
      one: '/categories?search={text}',
      all: '/categories',
      allTitle: { en: 'View All Categories', fr: 'Voir toutes les catégories' },
    },
    headerItem: {
      fragment: 'list-count',
      storageKeys: ['catalog.project-list.v', 'app.project-list'],
      link: { href: '/list', label: { en: 'Project list', fr: 'Liste de projet' }, icon: shoppingCartIcon.d },
    },
  },
  finder: true,
  navigation,
  routes,
  fragments,
});
