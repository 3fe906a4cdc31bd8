import { callableByAll, type AttackFeature } from './AttackFeature.ts';

/** What the people of a company and every account read of requests, and whether the company takes any. Each call looks at the members itself; the tables are those of requests. */
export const leads: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    'my_companies',
    'lead_inbox',
    'lead',
    'my_attention',
    'company_standing',
    'export_leads',
    'export_reviews',
    'set_availability',
    'company_settings',
    'save_company_settings',
    'company_calendar',
    'calendar_feed_state',
    'rotate_calendar_feed',
  ]
    .map((name) => `authenticated may call public.${name}`)
    .concat(callableByAll('calendar_feed')),
};
