import { callableByAll, type AttackFeature } from './AttackFeature.ts';

/** Choosing a company, confirming a booking, asking others: functions only, over the tables of requests and quotes. */
export const hiring: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    ...callableByAll('accept_quote', 'previous_quote', 'alternatives', 'ask_more', 'reopen_request'),
    'authenticated may call public.confirm_booking',
  ],
};
