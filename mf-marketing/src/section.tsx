import { defineSection } from 'section-kit';

export const section = defineSection({
  name: 'mf-marketing',
  routes: [{ path: '/', lazy: () => import(/* webpackChunkName: "home" */ './home/HomePage') }],
});
