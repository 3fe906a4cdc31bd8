import type { AttackFeature } from './AttackFeature.ts';

/** What staff calls; every call looks at the table of the staff itself. Rights are given by a command, so nobody may call that. */
export const staff: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    'staff_counts',
    'staff_queue',
    'staff_item',
    'move_application',
    'start_company',
    'decide_company',
    'decide_credential',
    'decide_name',
    'decide_report',
    'decide_orphan',
    'set_message_status',
  ].map((name) => `authenticated may call public.${name}`),
};
