import type { AttackFeature } from './AttackFeature.ts';

/** What an applicant and the owner of a company call on the way to a page that is live. Their tables are those of companies and forms. */
export const onboarding: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    'my_applications',
    'join_company',
    'save_company_about',
    'save_company_service',
    'remove_company_service',
    'save_company_place',
    'save_company_reach',
    'save_company_legal',
    'claim_credential',
    'withdraw_credential',
    'submit_company',
    'take_back_company',
    'company_page',
    'save_page_draft',
    'company_preview',
    'publish_company_page',
    'team',
    'invite_member',
    'revoke_invitation',
    'team_invitation',
    'accept_invitation',
    'set_member_role',
    'remove_member',
  ].map((name) => `authenticated may call public.${name}`),
};
