import { defineSection } from '@marketplace/section-kit';
import { fragments } from '../routes';

/** The pages of another section on which a fragment stands, at the addresses of a company's requests. */
export const leadPages = (fragment: 'lead' | 'lead-inbox') =>
  defineSection({
    name: 'mf-account',
    routes: ['/account/leads', '/account/leads/:id'].map((path) => ({ path, lazy: fragments[fragment]! })),
  });
