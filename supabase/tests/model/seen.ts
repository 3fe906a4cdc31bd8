import { isConfirmed } from './rights.ts';
import { answering, companyNames, readingOnly, type Request, type Visit, type World } from './World.ts';

const tabs: Readonly<Record<Request['status'], string>> = {
  sent: 'new',
  viewed: 'new',
  interested: 'answered',
  quoted: 'quoted',
  connected: 'contact',
  hired: 'won',
  completed: 'won',
  declined: 'lost',
  withdrawn: 'lost',
  expired: 'lost',
};

/** In which tab of its inbox a company finds a request. */
export const tabOf = ({ status }: Request): string => tabs[status];

/** Whether the company has something to read. */
export const isUnread = ({ messages, read }: Request): boolean => messages.at(-1)?.side === 'homeowner' && messages.length > read.provider;

/** Who has to do something next, as the company reads it. */
export function waitsFor(request: Request): 'you' | 'them' | null {
  const { status, job } = request;
  const isAsked = status === 'hired' && job!.saidBy.homeowner !== null && job!.saidBy.provider === null;
  if (['sent', 'viewed'].includes(status) || isUnread(request) || isAsked) return 'you';
  return ['interested', 'quoted', 'connected', 'hired'].includes(status) ? 'them' : null;
}

/** Everybody of a company, by whom its requests are read. */
export const readersOf = ({ company }: Request) => [...answering[company], ...readingOnly[company]];

const visitRow = ({ today }: World, { id, status, place, revision, calendar, noted, picked, starts }: Visit) => ({
  id,
  status,
  place,
  revision,
  calendar,
  noted,
  picked: picked === null ? null : picked - today,
  starts: starts.map((day) => day - today),
});

/** What has to stand in the tables: the same lines as readTables gives. */
export const expectedTables = (world: World) => ({
  confirmed: isConfirmed(world),
  claimed: world.claimed,
  addressed: world.addressed,
  mails: [...world.mails].sort(),
  requests: companyNames.map((name) => {
    const { status, connected, events, quotes, visits, job, messages, read } = world.requests[name];
    return {
      company: name,
      status,
      connected,
      events,
      quotes: quotes.map((quote) => quote.status),
      visits: visits.map((visit) => visitRow(world, visit)),
      job: job && {
        said: [job.saidBy.homeowner !== null, job.saidBy.provider !== null],
        objections: job.objections,
        objected_by: job.objectedBy,
        cancelled: job.cancelled,
        completed_by: job.completedBy,
      },
      messages: messages.map(({ side }) => side),
      read: [read.homeowner, read.provider],
    };
  }),
});
