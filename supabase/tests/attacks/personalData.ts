import type { AttackFeature } from './AttackFeature.ts';

export const personalData: AttackFeature = {
  attempts: {},
  grants: [],
  functions: ['account_deletion', 'cancel_account_deletion', 'export_my_data', 'request_account_deletion'].map(
    (name) => `authenticated may call public.${name}`,
  ),
};
