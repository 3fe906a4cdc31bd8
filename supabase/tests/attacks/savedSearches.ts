import type { AttackFeature } from './AttackFeature.ts';

/** What an account keeps and which mails it wants: private tables behind functions that look at the caller alone. */
export const savedSearches: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    'save_search',
    'saved_searches',
    'delete_search',
    'set_search_cadence',
    'open_search',
    'mail_choices',
    'save_mail_choice',
  ].map((name) => `authenticated may call public.${name}`),
};
