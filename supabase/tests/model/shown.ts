import assert from 'node:assert/strict';
import type { Actor } from '../attacks/AttackFeature.ts';
import { callAs } from '../support/callAs.ts';
import { companies } from '../support/requests.ts';
import { address, type Visit } from '../support/visits.ts';
import { showsContact } from './rights.ts';
import { isUnread, readersOf, tabOf, waitsFor } from './seen.ts';
import type { Clients } from './send.ts';
import { answeredLine, assertCalendar, visitLine } from './shownVisits.ts';
import type { Company, World } from './World.ts';

interface Lead {
  contact: { address: string | null } | null;
  project: { postal_code: string };
  visit: Visit | null;
}

/**
 * Asserts that what the people of a company are shown of its request is what the model says, and no contact before it was shared.
 *
 * @param at picks which of them looks
 */
export async function assertShown(clients: Clients, world: World, name: Company, at: number): Promise<void> {
  const { database, requests } = clients;
  const request = world.requests[name];
  const readers = readersOf(request);
  const reader = readers[at % readers.length] as Actor;
  const provider = companies[name === 'one' ? 'provider' : 'rival'];
  const { items } = await callAs<{ items: Record<string, unknown>[] }>(database, reader, 'lead_inbox', { provider, tab: tabOf(request) });
  assert.deepEqual(
    items.filter(({ id }) => id === requests[name]).map(({ id, status, waiting, unread }) => ({ id, status, waiting, unread })),
    [{ id: requests[name], status: request.status, waiting: waitsFor(request), unread: isUnread(request) }],
    `what ${reader} finds in the tab ${tabOf(request)}`,
  );
  const lead = await callAs<Lead>(database, reader, 'lead', { id: requests[name] });
  const isShown = showsContact(world, request);
  assert.deepEqual(
    [lead.contact?.address, lead.project.postal_code.length],
    [isShown ? (world.addressed ? address : null) : undefined, isShown ? 7 : 3],
    `the contact for ${reader}`,
  );
  assert.deepEqual(answeredLine(lead.visit), visitLine(clients, world, request.visits.at(-1), isShown), `the visit for ${reader}`);
  if (request.visits.length > 0) await assertCalendar(clients, world, name, reader);
}
