import assert from 'node:assert/strict';
import { callAs } from '../support/callAs.ts';
import type { Visit } from '../support/visits.ts';
import { expire } from './requestEffects.ts';
import { isHomeowner } from './rights.ts';
import { why, type Clients } from './send.ts';
import { answeredLine, visitLine } from './shownVisits.ts';
import { companyNames, type Company, type Review, type World } from './World.ts';

interface View {
  requests: { id: string; status: string; visit: Visit | null; review: unknown }[];
}

const ownReview = (review: Review | undefined) => {
  if (!review) return null;
  const { id, status, hold, reason, answer } = review;
  return { id, status, hold, reason, answer, explanation: status === 'refused' || status === 'removed' ? why : null };
};

const lookers = ['device', 'mail', 'owner', 'stranger'] as const;

/**
 * Asserts that the homeowner is shown the project as the model has it, with their visits and review, and nobody else anything. Looking
 * ends what is over, in the world too.
 *
 * @param at picks who looks
 */
export async function assertProjectShown(clients: Clients, world: World, at: number): Promise<void> {
  const who = lookers[at % lookers.length]!;
  const isGuest = who === 'device' || who === 'mail';
  const key = isGuest ? { token: clients.tokens[who] } : { id: clients.project };
  const view = await callAs<View | null>(clients.database, isGuest ? 'anon' : who, 'project_view', key);
  if (!isHomeowner(world, who)) return assert.equal(view, null, `${who} sees no project`);
  expire(world);
  const expected = (name: Company) => {
    const { status, visits, connected } = world.requests[name];
    const review = ownReview(world.reviews[name].find(({ by }) => by === 'homeowner'));
    return { status, visit: visitLine(clients, world, visits.at(-1), connected), review };
  };
  const shown = (name: Company) => {
    const { status, visit, review } = view!.requests.find(({ id }) => id === clients.requests[name])!;
    return { status, visit: answeredLine(visit), review };
  };
  assert.deepEqual(companyNames.map(shown), companyNames.map(expected), `the project for ${who}`);
}
