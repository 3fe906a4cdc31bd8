import { defineSection } from '@marketplace/section-kit';

/** Finding professionals: the directory, their profiles and the selection on the home page. */
export const section = defineSection({
  name: 'mf-services',
  routes: [
    { path: '/services', lazy: () => import(/* webpackChunkName: "directory" */ './directory/DirectoryPage') },
    { path: '/services/:id', lazy: () => import(/* webpackChunkName: "profile" */ './profile/ProviderProfilePage') },
    { path: '/r/:token', lazy: () => import(/* webpackChunkName: "tracking" */ './tracking/TrackingPage') },
    { path: '/quotes/:id/compare', lazy: () => import(/* webpackChunkName: "comparison" */ './comparison/quotes/ComparisonPage') },
    { path: '/services/assembly', lazy: () => import(/* webpackChunkName: "fixed-assembly" */ './fixed-price/services/assembly') },
    { path: '/services/storage', lazy: () => import(/* webpackChunkName: "fixed-storage" */ './fixed-price/services/storage') },
    { path: '/services/cleaning', lazy: () => import(/* webpackChunkName: "fixed-cleaning" */ './fixed-price/services/cleaning') },
    { path: '/services/moving', lazy: () => import(/* webpackChunkName: "fixed-moving" */ './fixed-price/services/moving') },
    {
      path: '/services/pest-control',
      lazy: () => import(/* webpackChunkName: "fixed-pest-control" */ './fixed-price/services/pestControl'),
    },
    { path: '/services/hvac', lazy: () => import(/* webpackChunkName: "fixed-hvac" */ './fixed-price/services/hvac') },
    { path: '/indoor/plumbing', lazy: () => import(/* webpackChunkName: "hub-plumbing" */ './trade-hub/hubs/plumbing') },
    {
      path: '/indoor/bathroom-maintenance',
      lazy: () => import(/* webpackChunkName: "hub-bathroom-maintenance" */ './trade-hub/hubs/bathroomMaintenance'),
    },
    { path: '/indoor/design', lazy: () => import(/* webpackChunkName: "hub-indoor-design" */ './trade-hub/hubs/indoorDesign') },
    {
      path: '/indoor/contractors',
      lazy: () => import(/* webpackChunkName: "hub-indoor-contractors" */ './trade-hub/hubs/indoorContractors'),
    },
    { path: '/outdoor/roofing', lazy: () => import(/* webpackChunkName: "hub-roofing" */ './trade-hub/hubs/roofing') },
    {
      path: '/outdoor/commercial-roofing',
      lazy: () => import(/* webpackChunkName: "hub-commercial-roofing" */ './trade-hub/hubs/commercialRoofing'),
    },
    { path: '/outdoor/landscaping', lazy: () => import(/* webpackChunkName: "hub-landscaping" */ './trade-hub/hubs/landscaping') },
    { path: '/outdoor/lawn-care', lazy: () => import(/* webpackChunkName: "hub-lawn-care" */ './trade-hub/hubs/lawnCare') },
    {
      path: '/outdoor/maintenance',
      lazy: () => import(/* webpackChunkName: "hub-outdoor-maintenance" */ './trade-hub/hubs/outdoorMaintenance'),
    },
    { path: '/outdoor/design', lazy: () => import(/* webpackChunkName: "hub-outdoor-design" */ './trade-hub/hubs/outdoorDesign') },
    {
      path: '/outdoor/contractors',
      lazy: () => import(/* webpackChunkName: "hub-outdoor-contractors" */ './trade-hub/hubs/outdoorContractors'),
    },
  ],
  fragments: {
    'featured-services': () => import(/* webpackChunkName: "featured-services" */ './featured-services/FeaturedServices'),
    'my-requests': () => import(/* webpackChunkName: "my-requests" */ './my-requests/MyRequests'),
  },
});
