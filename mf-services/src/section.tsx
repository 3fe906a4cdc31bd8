import { defineSection } from '@marketplace/section-kit';
import { fragments, routes } from './routes';

/** Finding professionals: the directory, their profiles, quotes, and the selection on the home page. */
export const section = defineSection({ name: 'mf-services', routes, fragments, finder: () => import('./finder/finder') });
