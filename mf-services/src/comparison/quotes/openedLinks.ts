import { deviceStoreFamily } from '@marketplace/section-kit';

/**
 * Secrets of the private links that this tab has opened, by project. They are no wish to keep the request in an account: that is
 * `linkTokens`.
 */
export const openedLinks = deviceStoreFamily<string, null>({
  key: 'services.opened-link',
  version: 1,
  storage: 'session',
  schema: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: null,
});
