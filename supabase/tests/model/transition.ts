import { isConfirmed } from './rights.ts';
import { answering, companyNames, type Job, type Quote, type Request, type Side, type Status, type Visit, type World } from './World.ts';

export type Actor = Side | 'system' | 'staff';

/** The newest event by its place in the timeline, as mails name it. */
const lastEvent = (request: Request): string => `${request.company}#${request.events.length}`;

/** Owes a mail to everybody who answers for the company, about the newest event or about the request. */
export function mailCompany(world: World, request: Request, kind: string, about = lastEvent(request)): void {
  for (const who of answering[request.company]) world.mails.add(`${kind}/${about}/${who}`);
}

/** Owes a mail to the homeowner about the newest event. */
export function mailHomeowner(world: World, request: Request, kind = 'request_update'): void {
  world.mails.add(`${kind}/${lastEvent(request)}`);
}

/** Notes what happened beside the state. */
export function addEvent(world: World, request: Request, actor: Actor, what: string): void {
  request.events.push(`${actor} ${what}`);
  request.activeOn = world.today;
  if (actor === 'provider') world.actedOn[request.company] = world.today;
}

export const standingQuote = ({ quotes }: Request): Quote | undefined => quotes.find(({ status }) => status === 'sent');

export const isHired = ({ status }: Request): boolean => status === 'hired' || status === 'completed';

/** Whether a start at nine lies ahead. */
export const isAhead = (world: World, day: number): boolean => day > world.today || (day === world.today && !world.isPastNine);

/** Whether a visit is offered, or agreed on and ahead. */
export const isStanding = (world: World, { status, picked }: Visit): boolean =>
  status === 'open' || (status === 'picked' && isAhead(world, picked!));

/** Takes a visit from both calendars that time or the end of the request has overtaken. */
export function lapse(visit: Visit): void {
  visit.status = 'lapsed';
  visit.revision += 1;
}

const newJob = (hiredOn: number): Job => ({
  hiredOn,
  firstDay: null,
  lastDay: null,
  saidBy: { homeowner: null, provider: null },
  objections: 0,
  objectedOn: null,
  objectedBy: null,
  cancelled: false,
  completedBy: null,
  reminders: [],
});

/** What the end of a request means for the offer that stands and the one that was agreed on. */
export function settleQuotes(request: Request, to: 'withdrawn' | 'declined'): void {
  for (const quote of request.quotes)
    if (quote.status === 'sent' || quote.status === 'accepted') quote.status = to === 'declined' ? 'withdrawn' : 'declined';
}

function mailMove(world: World, request: Request, actor: Actor, wasConnected: boolean): void {
  const { status } = request;
  if (actor === 'provider' && ['interested', 'quoted', 'declined', 'hired'].includes(status)) mailHomeowner(world, request);
  else if (actor === 'system' && status === 'expired' && isConfirmed(world)) mailHomeowner(world, request);
  else if (actor === 'system' && status === 'withdrawn') mailCompany(world, request, 'request_closed');
  else if (actor === 'homeowner' && (status === 'hired' || status === 'withdrawn')) mailCompany(world, request, 'lead_update');
  else if (!wasConnected && request.connected) mailCompany(world, request, 'request_connected');
}

/**
 * Moves a request to another state with its event, its mails and what follows for its visits and the other company.
 * @param quiet something else tells the other side
 */
export function transition(world: World, request: Request, to: Status, actor: Actor, quiet = false): void {
  const { status: from, connected: wasConnected } = request;
  request.status = to;
  request.connected ||= to === 'connected' || to === 'hired';
  request.movedOn = world.today;
  addEvent(world, request, actor, `${from}>${to}`);
  if (['completed', 'declined', 'withdrawn', 'expired'].includes(to)) {
    for (const visit of request.visits) if (isStanding(world, visit)) lapse(visit);
  }
  if (to === 'hired') {
    request.job = newJob(world.today);
    for (const other of companyNames.map((name) => world.requests[name])) {
      if (other === request || !['sent', 'viewed', 'interested', 'quoted', 'connected'].includes(other.status)) continue;
      transition(world, other, 'withdrawn', 'system');
      settleQuotes(other, 'withdrawn');
    }
  }
  if (!quiet) mailMove(world, request, actor, wasConnected);
}
