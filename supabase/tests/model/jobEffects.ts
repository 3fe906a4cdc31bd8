import type { Effect } from './Call.ts';
import { actingSide, isConfirmed, isSuspended, requireSide } from './rights.ts';
import { addEvent, mailCompany, mailHomeowner, settleQuotes, transition, type Actor } from './transition.ts';
import { answering, refuseIf, type Job, type Request, type Side, type Who, type World } from './World.ts';

const otherSide = (side: Side): Side => (side === 'homeowner' ? 'provider' : 'homeowner');

/** For which side somebody acts on the work of a request. */
function jobSide(world: World, request: Request, who: Who): Side {
  const side = actingSide(world, request, who);
  refuseIf(side === 'homeowner' && !isConfirmed(world), 'PT403');
  return side;
}

function requireJob({ status, job }: Request): Job {
  refuseIf(status !== 'hired', 'PT409');
  return job!;
}

/** Ends the work. */
export function complete(world: World, request: Request, by: NonNullable<Job['completedBy']>, actor: Actor): void {
  request.job!.completedBy = by;
  transition(world, request, 'completed', actor, true);
  if (actor !== 'provider') mailCompany(world, request, 'lead_update');
  world.mails.add(`review_invite/${request.company}`);
}

export const finish: Effect<'finish'> = (world, request, { who }) => {
  const side = jobSide(world, request, who);
  if (request.status === 'completed' || (request.status === 'hired' && request.job!.saidBy[side] !== null)) return;
  const job = requireJob(request);
  refuseIf(job.objectedBy === otherSide(side) && job.objectedOn === world.today, 'PT409');
  job.saidBy[side] = world.today;
  if (job.objectedBy === side) [job.objectedBy, job.objectedOn] = [null, null];
  if (job.saidBy[otherSide(side)] !== null) return complete(world, request, 'both', side);
  addEvent(world, request, side, 'work finished');
  if (side === 'homeowner') mailCompany(world, request, 'finish_claimed');
  else mailHomeowner(world, request, 'finish_claimed');
};

export const object: Effect<'object'> = (world, request, { who }) => {
  const isSilenced = isSuspended(world, request) && answering[request.company].includes(who);
  const side = isSilenced ? 'provider' : jobSide(world, request, who);
  const { job } = request;
  if (request.status === 'hired' && job!.objectedBy === side && job!.saidBy.homeowner === null && job!.saidBy.provider === null) return;
  refuseIf(requireJob(request).saidBy[otherSide(side)] === null, 'PT409');
  Object.assign(job!, { saidBy: { homeowner: null, provider: null }, objectedOn: world.today, objectedBy: side });
  job!.objections += 1;
  addEvent(world, request, side, `work ${job!.objections >= 2 ? 'disputed' : 'objected'}`);
  if (side === 'homeowner') mailCompany(world, request, 'lead_update');
  else mailHomeowner(world, request);
};

export const cancel: Effect<'cancel'> = (world, request, { who }) => {
  const side = jobSide(world, request, who);
  const ends = side === 'homeowner' ? 'withdrawn' : 'declined';
  if (request.job?.cancelled && request.status === ends) return;
  const job = requireJob(request);
  refuseIf(job.saidBy.homeowner !== null || job.saidBy.provider !== null, 'PT409');
  job.cancelled = true;
  transition(world, request, ends, side);
  settleQuotes(request, 'withdrawn');
};

export const schedule: Effect<'schedule'> = (world, request, { who, firstDay, lastDay }) => {
  requireSide(world, request, who, 'provider');
  const job = requireJob(request);
  if (job.firstDay === firstDay && job.lastDay === lastDay) return;
  Object.assign(job, { firstDay, lastDay });
  addEvent(world, request, 'provider', 'schedule');
  mailHomeowner(world, request);
};

export const settle: Effect<'settle'> = (world, request, { who, outcome }) => {
  refuseIf(who !== 'support', 'PT403');
  const isDisputed = request.status === 'hired' && request.job!.objections >= 2 && request.job!.objectedOn !== null;
  if (!isDisputed && request.settled === outcome) return;
  refuseIf(!isDisputed, 'PT409');
  const job = request.job!;
  request.settled = outcome;
  if (outcome === 'completed') return complete(world, request, 'staff', 'staff');
  if (outcome === 'cancelled') {
    job.cancelled = true;
    transition(world, request, 'withdrawn', 'staff', true);
    settleQuotes(request, 'withdrawn');
  } else {
    Object.assign(job, { saidBy: { homeowner: null, provider: null }, objections: 0, objectedOn: null, objectedBy: null });
    addEvent(world, request, 'staff', 'work settled');
  }
  mailCompany(world, request, 'lead_update');
  mailHomeowner(world, request);
};
