import type { Act, Call, Effect } from './Call.ts';
import { cancel, finish, object, schedule, settle } from './jobEffects.ts';
import { accept, advance, claim, confirm, decide, quote, read, revoke, withdrawQuote, write } from './requestEffects.ts';
import { answerHold, moderate, reply, report, review } from './reviewEffects.ts';
import { callOff, pick, propose, refuse } from './visitEffects.ts';
import { Refused, type World } from './World.ts';

const effects: { [A in Act]: Effect<A> } = {
  advance,
  accept,
  quote,
  withdrawQuote,
  write,
  read,
  propose,
  pick,
  refuse,
  callOff,
  schedule,
  finish,
  object,
  cancel,
  settle,
  decide,
  review,
  answerHold,
  reply,
  report,
  moderate,
  confirm,
  claim,
  revoke,
};

/** What a call makes of the world and how it is answered: 'ok', or the code it is refused with, which leaves the world as it is. */
export function predict(before: World, call: Call): { world: World; outcome: string } {
  const world = structuredClone(before);
  try {
    (effects[call.act] as Effect<Act>)(world, world.requests[call.company], call);
    return { world, outcome: 'ok' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { world: before, outcome: error.code };
  }
}
