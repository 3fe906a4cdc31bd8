import { defineSection } from '@marketplace/section-kit';
import { fragments, routes } from './routes';

/** Materials, the categories they belong to, deals, and lists of what a project needs. */
export const section = defineSection({ name: 'mf-catalog', routes, fragments, finder: () => import('./finder/finder') });
