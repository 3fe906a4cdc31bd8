import { deviceStoreFamily } from '@marketplace/section-kit';

/**
 * Secrets of private links, by project. While somebody signs in, a secret waits in this tab and not in an address, where
 * it would end up in histories.
 */
export const linkTokens = deviceStoreFamily<string, null>({
  key: 'services.link',
  version: 2,
  storage: 'session',
  schema: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: null,
  legacy: { 'services.link.v1:': (text) => text },
});
