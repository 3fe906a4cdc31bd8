import { defineSection } from '@marketplace/section-kit';
import { fragments, routes } from './routes';

/** Accounts: signing in and up, passwords, the dashboard and the profile. */
export const section = defineSection({ name: 'mf-account', routes, fragments });
