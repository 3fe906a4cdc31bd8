import assert from 'node:assert/strict';
import type { Actor } from '../attacks/AttackFeature.ts';
import { callAs } from '../support/callAs.ts';
import { companies } from '../support/requests.ts';
import { address, type Visit as VisitAnswer } from '../support/visits.ts';
import { dayAfter } from './clock.ts';
import { showsContact } from './rights.ts';
import { isUnread, readersOf, tabOf, waitsFor } from './seen.ts';
import { refusalNote, type Clients } from './send.ts';
import type { Company, Visit, World } from './World.ts';

interface Lead {
  contact: { address: string | null } | null;
  project: { postal_code: string };
  visit: VisitAnswer | null;
}

/** What a visit says to who knows the contact, or does not. Its times are moments, as the tables have them. */
function visitLine({ clock }: Clients, { today }: World, visit: Visit | undefined, knows: boolean) {
  if (!visit) return null;
  const { id, status, place, revision, calendar, starts, picked, noted } = visit;
  const momentOf = (day: number) => Date.parse(`${dayAfter(clock.homeDay, day - today)}T09:00:00-06:00`);
  const note = knows ? refusalNote : refusalNote.replace(/[\d-]+/, '\uFFFC');
  return {
    ...{ id, status, place, revision, calendar_id: calendar, note: noted ? note : null },
    ...{ starts: starts.map(momentOf), picked: picked === null ? null : momentOf(picked) },
  };
}

const answeredLine = (visit: VisitAnswer | null) =>
  visit && {
    ...{
      id: visit.id,
      status: visit.status,
      place: visit.place,
      revision: visit.revision,
      calendar_id: visit.calendar_id,
      note: visit.note,
    },
    ...{ starts: visit.starts.map((start) => Date.parse(start)), picked: visit.picked === null ? null : Date.parse(visit.picked) },
  };

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
}
