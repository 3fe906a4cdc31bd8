import assert from 'node:assert/strict';
import type { Actor } from '../attacks/AttackFeature.ts';
import { callAs, refused } from '../support/callAs.ts';
import type { Visit as VisitAnswer } from '../support/visits.ts';
import { dayAfter } from './clock.ts';
import { isSuspended } from './rights.ts';
import { refusalNote, type Clients } from './send.ts';
import { answering, type Company, type Visit, type World } from './World.ts';

/** What a visit says to who knows the contact, or does not, null for none. Its times are moments. */
export function visitLine({ clock }: Clients, { today }: World, visit: Visit | undefined, knows: boolean) {
  if (!visit) return null;
  const { id, status, place, revision, calendar, starts, picked, noted } = visit;
  const momentOf = (day: number) => Date.parse(`${dayAfter(clock.homeDay, day - today)}T09:00:00-06:00`);
  const note = knows ? refusalNote : refusalNote.replace(/[\d-]+/, '\uFFFC');
  return {
    ...{ id, status, place, revision, calendar_id: calendar, note: noted ? note : null },
    ...{ starts: starts.map(momentOf), picked: picked === null ? null : momentOf(picked) },
  };
}

/** The same of an answer. */
export const answeredLine = (visit: VisitAnswer | null) =>
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

/** Asserts that who offers a visit elsewhere reads of this request the times that the company offers or agreed on, until they are over. */
export async function assertCalendar(clients: Clients, world: World, name: Company, reader: Actor): Promise<void> {
  const { database, clock, requests, jobs } = clients;
  const calendar = callAs<Record<string, unknown>[]>(database, reader, 'company_visits', { request_id: jobs.neighbour[name].request });
  if (!answering[name].some((who) => who === reader) || isSuspended(world, world.requests[name])) return refused(calendar, 'PT403');
  const days = world.requests[name].visits.flatMap(({ status, starts, picked }) =>
    (status === 'open' ? starts : status === 'picked' ? [picked!] : []).map((day) => ({ day, picked: status === 'picked' })),
  );
  assert.deepEqual(
    (await calendar).map(({ request_id, start, minutes, picked }) => ({ request_id, start, minutes, picked })),
    days
      .filter(({ day }) => day > world.today || (day === world.today && !world.isPastTen))
      .sort((one, other) => one.day - other.day)
      .map(({ day, picked }) => ({
        ...{ request_id: requests[name], start: `${dayAfter(clock.homeDay, day - world.today)}T09:00`, minutes: 60, picked },
      })),
    `the calendar for ${reader}`,
  );
}
