import type { AttackFeature } from './AttackFeature.ts';

/** What a company calls to offer. Its quotes are tables of requests; its templates are in a schema that nobody reaches. */
export const quotes: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    'save_quote',
    'send_quote',
    'withdraw_quote',
    'quote_templates',
    'save_quote_template',
    'delete_quote_template',
    'company_lines',
  ].map((name) => `authenticated may call public.${name}`),
};
