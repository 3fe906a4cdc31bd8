import { defineSection } from 'section-kit';

/** Finding professionals: the directory, their profiles and the selection on the home page. */
export const section = defineSection({
  name: 'mf-services',
  routes: [
    { path: '/services', lazy: () => import(/* webpackChunkName: "directory" */ './directory/DirectoryPage') },
    { path: '/services/:id', lazy: () => import(/* webpackChunkName: "profile" */ './profile/ProfilePage') },
  ],
  fragments: {
    'featured-services': () => import(/* webpackChunkName: "featured-services" */ './featured-services/FeaturedServices'),
  },
});
