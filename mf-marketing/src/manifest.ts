import { defineManifest } from '@marketplace/section-kit/manifest';
import { navigation } from './navigation.ts';
import { fragments } from './fragments.ts';
import { routes } from './routes.ts';

/** What the section promises, and what it brings into the shell and the server. */
export const manifest = defineManifest({
  name: 'mf-marketing',
  owner: 'marketing',
  class: 'primary',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  server: { posts: [{ path: '/unsubscribe/:token', call: 'unsubscribe_newsletter' }] },
  finder: true,
  navigation,
  routes,
  fragments,
});
