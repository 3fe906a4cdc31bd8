import type { Hold, Request, Review, World } from './World.ts';

const TRACE_DAYS = 30;
const REPEAT_DAYS = 180;
const MIN_BURST = 3;

/** What time settles without anybody who decides. */
const settledByTime: readonly Hold[] = ['too_soon', 'new_contact'];

const haveOneTelephone = (one: Review['by'], other: Review['by']) =>
  [one, other].includes('homeowner') && [one, other].includes('household');

/** Why a review waits before it counts. */
export function holdsOf(world: World, { company, job }: Request, by: Review['by'], isFromOffice: boolean): Hold[] {
  const { today, confirmedOn, actedOn } = world;
  const known = world.reviews[company];
  const isHomeowner = by === 'homeowner';
  const since = (day: number | null) => (day === null ? Infinity : today - day);
  const holds: [Hold, boolean][] = [
    ['too_soon', isHomeowner && since(job!.hiredOn) < 1],
    ['new_contact', isHomeowner && since(confirmedOn) < 1],
    ['same_network', isFromOffice && since(actedOn[company]) < TRACE_DAYS],
    ['burst', known.filter(({ writtenOn }) => since(writtenOn) < 1).length + 1 >= MIN_BURST],
    ['repeat', known.some((other) => haveOneTelephone(other.by, by) && since(other.writtenOn) < REPEAT_DAYS)],
    ['related', by === 'cousin'],
  ];
  return holds.filter(([, applies]) => applies).map(([hold]) => hold);
}

/** Whether a review has waited for long enough and for nothing but time. */
export const isReleased = ({ today }: World, { status, hold, writtenOn }: Review): boolean =>
  status === 'held' && today - writtenOn >= 1 && hold.every((reason) => settledByTime.includes(reason));

/** Who says that the reviewed work was done. */
export function proofOf({ job }: Request, by: Review['by']): Review['proof'] {
  if (by !== 'homeowner') return 'both';
  if (job!.completedBy === 'silence_company') return 'homeowner';
  return job!.completedBy === 'staff' ? 'staff' : 'both';
}
