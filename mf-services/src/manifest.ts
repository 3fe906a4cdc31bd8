import { defineManifest } from '@marketplace/section-kit/manifest';
import { navigation } from './navigation.ts';
import { fragments, routes } from './routes.ts';

/** What the section promises, and what it brings into the shell and the server. */
export const manifest = defineManifest({
  name: 'mf-services',
  owner: 'Services team',
  class: 'essential',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  server: { uploads: [{ bucket: 'request-photos', maxBytes: 2097152 }] },
  slots: {
    search: {
      href: '/services?search={text}',
      label: { en: 'Search services', fr: 'Rechercher un service' },
      placeholder: { en: 'Search services…', fr: 'Rechercher…' },
    },
  },
  finder: true,
  navigation,
  routes,
  fragments,
});
