import { formDrafts } from '@marketplace/section-kit/form';

/** What survives a reload of the sign-in page, for both of its forms: never a password. */
export const authDraft = formDrafts({
  key: 'account.form',
  storage: 'session',
  legacy: { 'account.': (text) => ({ values: JSON.parse(text) as unknown }) },
}).of('draft');
