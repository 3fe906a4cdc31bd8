import { defineSection } from '@marketplace/section-kit';
import { hubPaths } from './material-hub/hubPaths';

/** Materials and the categories they belong to. */
export const section = defineSection({
  name: 'mf-catalog',
  routes: [
    { path: '/categories', lazy: () => import(/* webpackChunkName: "categories" */ './categories/CategoriesPage') },
    { path: '/materials', lazy: () => import(/* webpackChunkName: "materials" */ './materials/MaterialsPage') },
    { path: '/materials/:id', lazy: () => import(/* webpackChunkName: "material" */ './materials/material-page/MaterialPage') },
    { path: '/weekly-deals', lazy: () => import(/* webpackChunkName: "weekly-deals" */ './weekly-deals/WeeklyDealsPage') },
    { path: '/weekly-flyer', lazy: () => import(/* webpackChunkName: "weekly-flyer" */ './weekly-flyer/FlyerPage') },
    { path: '/clearance', lazy: () => import(/* webpackChunkName: "clearance" */ './clearance/ClearancePage') },
    { path: '/deals', lazy: () => import(/* webpackChunkName: "deals" */ './deals/deals-page/DealsPage') },
    { path: '/deals/:id', lazy: () => import(/* webpackChunkName: "deal" */ './deals/deal-page/DealPage') },
    { path: '/list', lazy: () => import(/* webpackChunkName: "project-list" */ './project-list/page/ListPage') },
    { path: '/lists/:token', lazy: () => import(/* webpackChunkName: "shared-list" */ './project-list/shared/SharedListPage') },
    ...hubPaths.map((path) => ({
      path,
      lazy: async () => (await import(/* webpackChunkName: "material-hub" */ './material-hub/MaterialHubPage')).loadMaterialHub(path),
    })),
  ],
  fragments: { 'list-count': () => import(/* webpackChunkName: "list-count" */ './project-list/ListCount') },
});
