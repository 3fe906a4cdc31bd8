import { formDrafts } from '@marketplace/section-kit/form';

/** What was typed about a visit, by what it is about, until it is sent. */
export const visitDrafts = formDrafts({ key: 'services.visit', storage: 'local' });
