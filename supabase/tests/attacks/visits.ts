import { callableByAll, type AttackFeature } from './AttackFeature.ts';

export const visits: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    ...callableByAll('pick_visit', 'refuse_visit'),
    'authenticated may call public.propose_visit',
    'authenticated may call public.cancel_visit',
    'authenticated may call public.company_visits',
  ],
};
