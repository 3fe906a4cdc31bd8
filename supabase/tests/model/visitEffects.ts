import type { Effect } from './Call.ts';
import { isConfirmed, requireSide } from './rights.ts';
import { addEvent, isAhead, isStanding, mailCompany, mailHomeowner, transition } from './transition.ts';
import { refuseIf, type Request, type Side, type Visit, type Who, type World } from './World.ts';

const takesVisits = ({ status }: Request) => ['sent', 'viewed', 'interested', 'quoted', 'connected', 'hired'].includes(status);

const MAX_DAYS_AHEAD = 90;

export const propose: Effect<'propose'> = (world, request, { who, id, place, starts }) => {
  requireSide(world, request, who, 'provider');
  if (request.visits.some((known) => known.id === id)) return;
  refuseIf(!takesVisits(request), 'PT409');
  refuseIf(
    starts.some((day) => !isAhead(world, day) || isAhead(world, day - MAX_DAYS_AHEAD)),
    'PT422',
  );
  const replaced = request.visits.find((visit) => isStanding(world, visit));
  if (replaced) replaced.status = 'cancelled';
  request.visits.push({
    id,
    status: 'open',
    place,
    offeredOn: world.today,
    starts,
    picked: null,
    revision: Math.max(-1, ...request.visits.map(({ revision }) => revision)) + 1,
    calendar: replaced?.calendar ?? id,
    noted: false,
    reminded: false,
  });
  if (request.status === 'sent' || request.status === 'viewed') transition(world, request, 'interested', 'provider', true);
  addEvent(world, request, 'provider', 'visit proposed');
  mailHomeowner(world, request);
};

/** The visit of an id, for who acts as that side. */
function visitFor(world: World, request: Request, id: string, who: Who, side: Side): Visit {
  const visit = request.visits.find((known) => known.id === id);
  refuseIf(!visit, 'PT404');
  requireSide(world, request, who, side);
  return visit!;
}

export const pick: Effect<'pick'> = (world, request, { who, visit: id, start, saysWhere }) => {
  const visit = visitFor(world, request, id, who, 'homeowner');
  if (visit.status === 'picked' && visit.picked === start) return;
  refuseIf(visit.status !== 'open', 'PT409');
  refuseIf(!visit.starts.includes(start) || !isAhead(world, start), 'PT422');
  refuseIf(visit.place === 'site' && !saysWhere && !world.addressed, 'PT422');
  refuseIf(!isConfirmed(world), 'PT403');
  world.addressed ||= saysWhere;
  if (!request.connected) transition(world, request, 'connected', 'homeowner', true);
  Object.assign(visit, { status: 'picked', picked: start, revision: visit.revision + 1 });
  addEvent(world, request, 'homeowner', 'visit picked');
  mailCompany(world, request, 'lead_update');
};

/** Ends a visit that is open or ahead; false when it ended that way already. */
function endVisit(world: World, visit: Visit, as: 'refused' | 'cancelled'): boolean {
  if (visit.status === as) return false;
  refuseIf(visit.status !== 'open' && visit.status !== 'picked', 'PT409');
  refuseIf(visit.picked !== null && !isAhead(world, visit.picked), 'PT409');
  visit.status = as;
  visit.revision += 1;
  return true;
}

export const refuse: Effect<'refuse'> = (world, request, { who, visit: id }) => {
  const visit = visitFor(world, request, id, who, 'homeowner');
  if (!endVisit(world, visit, 'refused')) return;
  visit.noted = true;
  addEvent(world, request, 'homeowner', 'visit refused');
  mailCompany(world, request, 'lead_update');
};

export const callOff: Effect<'callOff'> = (world, request, { who, visit: id }) => {
  if (!endVisit(world, visitFor(world, request, id, who, 'provider'), 'cancelled')) return;
  addEvent(world, request, 'provider', 'visit cancelled');
  mailHomeowner(world, request);
};
