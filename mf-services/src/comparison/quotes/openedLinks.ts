import { deviceStore } from '@marketplace/section-kit';

type Tokens = Readonly<Record<string, string>>;

/**
 * Secrets of the private links that this tab has opened, by project. They are no wish to keep the request in an account: that is
 * `linkTokens`.
 */
export const openedLinks = deviceStore<Tokens>({
  key: 'services.opened-links',
  version: 1,
  storage: 'session',
  schema: (stored) =>
    Object.fromEntries(Object.entries(Object(stored) as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  empty: {},
});

export const keepLink = (projectId: string, token: string): void => openedLinks.update((tokens) => ({ ...tokens, [projectId]: token }));

export const forgetLink = (projectId: string): void =>
  openedLinks.update((tokens) => Object.fromEntries(Object.entries(tokens).filter(([id]) => id !== projectId)));
