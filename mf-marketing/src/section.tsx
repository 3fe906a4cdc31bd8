import { defineSection } from '@marketplace/section-kit';
import { fragments } from './fragments';
import { routes } from './routes';

/** The home page, what the company offers, guides to money matters, articles and the small print. */
export const section = defineSection({ name: 'mf-marketing', routes, fragments, finder: () => import('./finder/finder') });
