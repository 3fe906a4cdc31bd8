import { callableByAll, type AttackFeature } from './AttackFeature.ts';

/** Messages are in no exposed table; what the functions refuse to whom is tested with the messages. */
export const messages: AttackFeature = {
  attempts: {},
  grants: [],
  functions: callableByAll('send_message', 'thread', 'mark_read'),
};
