import { complete } from './jobEffects.ts';
import { expire } from './requestEffects.ts';
import { publish } from './reviewEffects.ts';
import { isReleased } from './reviewHolds.ts';
import { isConfirmed, isSuspended } from './rights.ts';
import { lapse, mailCompany, settleQuotes, transition } from './transition.ts';
import { companyNames, type Job, type Request, type World } from './World.ts';

const isBetween = (value: number, least: number, most: number) => least <= value && value <= most;

function visits(world: World, request: Request): void {
  for (const visit of request.visits) {
    // The time of nine decides on the day itself.
    const isOver = visit.starts.every((day) => day < world.today || (day === world.today && world.isPastNine));
    if (visit.status === 'open' && (world.today - visit.offeredOn >= 5 || isOver)) lapse(visit);
    const isWithinADay = visit.picked === world.today + 1 && world.isPastNine;
    if (visit.status !== 'picked' || visit.reminded || !isWithinADay) continue;
    visit.reminded = true;
    if (isConfirmed(world)) world.mails.add(`visit_tomorrow/${visit.id}/homeowner`);
    const last = request.events.findLastIndex((event) => event.includes(' visit ')) + 1;
    mailCompany(world, request, 'visit_tomorrow', `${request.company}#${last}`);
  }
}

function quotes(world: World, request: Request): void {
  for (const { id, status, lastDay, sentOn } of request.quotes) {
    const isEnding = status === 'sent' && isBetween(lastDay - world.today, 0, 3) && world.today - sentOn > 1;
    if (isEnding && ['quoted', 'connected'].includes(request.status) && isConfirmed(world)) world.mails.add(`quote_ending/${id}/homeowner`);
  }
}

function inactive(world: World, request: Request): void {
  if (!['interested', 'quoted', 'connected'].includes(request.status) || world.today - request.activeOn <= 90) return;
  transition(world, request, 'expired', 'system');
  settleQuotes(request, 'withdrawn');
}

function reminders(world: World, request: Request): void {
  const isWaiting = ['sent', 'viewed'].includes(request.status) && isBetween(world.today - request.sentOn, 1, 2);
  if (isWaiting && !isSuspended(world, request)) mailCompany(world, request, 'lead_reminder', request.company);
}

/** What is due for a job, in the order in which it is done. */
function jobSteps({ today, utcAhead, reviews }: World, { company, status, movedOn }: Request, job: Job): string[] {
  const isReviewed = reviews[company].some(({ by }) => by === 'homeowner');
  if (status === 'completed') return !isReviewed && isBetween(today - movedOn, 7, 14) ? ['review'] : [];
  if (status !== 'hired') return [];
  const { homeowner, provider } = job.saidBy;
  const since = (day: number | null) => (day === null ? -1 : today - day);
  const isUnsaid = homeowner === null && provider === null;
  const asked = job.lastDay === null ? isBetween(since(job.hiredOn + 120), 0, 14) : isBetween(today + utcAhead - (job.lastDay + 30), 0, 13);
  const steps: [string, boolean][] = [
    ['check', isUnsaid && asked],
    ['date', isUnsaid && job.firstDay === null && isBetween(since(job.hiredOn), 3, 10)],
    ['finish', isBetween(since(provider ?? homeowner), 5, 7)],
    ['silence_company', job.objectedOn === null && provider === null && since(homeowner) >= 14],
    ['silence_homeowner', job.objectedOn === null && homeowner === null && since(provider) >= 7],
  ];
  return steps.filter(([, isDue]) => isDue).map(([step]) => step);
}

function jobs(world: World, request: Request): void {
  const { job, company } = request;
  if (!job) return;
  for (const step of jobSteps(world, request, job).filter((due) => !job.reminders.includes(due))) {
    if (step === 'silence_company' || step === 'silence_homeowner') {
      complete(world, request, step, 'system');
      continue;
    }
    job.reminders.push(step);
    if (step === 'date') mailCompany(world, request, 'job_date', company);
    else if (step === 'check') world.mails.add(`job_check/${company}`);
    else if (step === 'review') world.mails.add(`review_reminder/${company}`);
    else if (job.saidBy.provider === null) mailCompany(world, request, 'finish_reminder', company);
    else world.mails.add(`finish_reminder/${company}`);
  }
}

function heldReviews(world: World, request: Request): void {
  for (const review of world.reviews[request.company]) if (isReleased(world, review)) publish(world, request, review);
}

/** What the hourly round and the daily one do. A second round at the same time does nothing. */
export function runRound(world: World): void {
  expire(world);
  for (const step of [visits, quotes, inactive, reminders, jobs, heldReviews])
    for (const name of companyNames) step(world, world.requests[name]);
}
