import { answering, customers, readingOnly, refuseIf, type Request, type Review, type Side, type Who, type World } from './World.ts';

const LINK_DAYS = 180;
/** How long ago the other customers asked for their work. */
export const DAYS_BEFORE = 20;

/** Whether a link or account opens the project. */
export const isHomeowner = ({ claimed, links, today }: World, who: Who): boolean =>
  who === 'owner' ? claimed : (who === 'device' || who === 'mail') && links[who] && today < LINK_DAYS;

/** Whether the address of the homeowner is known to be theirs. */
export const isConfirmed = ({ confirmedOn }: World): boolean => confirmedOn !== null;

/** For whom somebody writes a review: for themselves, or for the homeowner. */
export const customerOf = (who: Who): Review['by'] => customers.find((customer) => customer === who) ?? 'homeowner';

/** Whether somebody is the author of what a customer wrote. */
export const isAuthor = (world: World, by: Review['by'], who: Who): boolean =>
  by === 'homeowner' ? isHomeowner(world, who) : by === who && world.today < LINK_DAYS - DAYS_BEFORE;

export const isSuspended = (world: World, { company }: Request): boolean => company === 'one' && world.suspended;

/** As which side somebody acts on a request. Refuses everybody else. */
export function actingSide(world: World, request: Request, who: Who): Side {
  if (isHomeowner(world, who)) return 'homeowner';
  refuseIf(!answering[request.company].includes(who) || isSuspended(world, request), 'PT403');
  return 'provider';
}

/** Refuses everybody who does not act as that side. */
export function requireSide(world: World, request: Request, who: Who, side: Side): void {
  refuseIf(actingSide(world, request, who) !== side, 'PT403');
}

/** As which side somebody reads a request, null for nobody's business. */
export function readingSide(world: World, { company }: Request, who: Who): Side | null {
  if (isHomeowner(world, who)) return 'homeowner';
  return answering[company].includes(who) || readingOnly[company].includes(who) ? 'provider' : null;
}

/** Whether a member of the company reads how to reach the homeowner. */
export const showsContact = (world: World, request: Request): boolean => request.connected && !isSuspended(world, request);
