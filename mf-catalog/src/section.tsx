import { defineSection } from 'section-kit';

/** Materials and the categories they belong to. */
export const section = defineSection({
  name: 'mf-catalog',
  routes: [{ path: '/categories', lazy: () => import(/* webpackChunkName: "categories" */ './categories/CategoriesPage') }],
});
