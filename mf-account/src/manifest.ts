import { defineManifest } from '@marketplace/section-kit/manifest';
import { feed } from './calendar/feed.ts';
import { navigation } from './navigation.ts';
import { fragments, routes } from './routes.ts';

/** What the section promises, and what it brings into the shell and the server. */
export const manifest = defineManifest({
  name: 'mf-account',
  owner: 'account',
  class: 'essential',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  capabilities: ['auth'],
  slots: { signIn: '/auth', signUp: '/signup', newPassword: '/reset-password', account: '/account', profile: '/account/profile' },
  server: {
    feeds: [feed],
    uploads: [
      { bucket: 'evidence', maxBytes: 2097152 },
      { bucket: 'portfolio', maxBytes: 2097152 },
    ],
  },
  navigation,
  routes,
  fragments,
});
