import { formDrafts } from '@marketplace/section-kit/form';

/** What was chosen and typed for a request that is about to be declined, by its id. */
export const declineDraft = formDrafts({ key: 'services.decline', storage: 'session' });
