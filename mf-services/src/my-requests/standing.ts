import type { RequestStatus } from '../tracking/statusMessages';
import type { StandingProject, StandingRequest } from '../tracking/useNextWords';
import type { MyProject } from './readMyRequests';

export type MyRequest = MyProject['requests'][number];

/** States in the order in which they say most about a project. */
const byWeight: readonly RequestStatus[] = [
  'hired',
  'quoted',
  'interested',
  'connected',
  'viewed',
  'sent',
  'draft',
  'completed',
  'declined',
  'expired',
  'withdrawn',
];

/** Whether who asked has to do something: read, pick a time, or say that the work is finished. */
const waitsForMe = ({ unread, visit_open, job, status }: MyRequest): boolean =>
  unread || visit_open || (status === 'hired' && !!job?.company_done_at && !job.homeowner_done_at);

/** The request that a project is told by: one that waits for the person, else the one that got furthest. */
export function leadingRequest({ requests }: MyProject): MyRequest | undefined {
  return requests.toSorted(
    (one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)) || byWeight.indexOf(one.status) - byWeight.indexOf(other.status),
  )[0];
}

/** The steps of a request, and which of them it has reached. */
export interface RequestSteps {
  way: readonly RequestStatus[];
  place: number;
}

const request = ['sent', 'viewed', 'quoted', 'hired'] as const;
/** What has a list price is confirmed without a quote. */
const booking = ['sent', 'hired'] as const;

/** How far a request is on its way; `null` for one that has not been sent, or has ended. */
export function stepsOf({ status, quote_status }: MyRequest, source: MyProject['source']): RequestSteps | null {
  const reached = {
    sent: 0,
    viewed: 1,
    interested: 1,
    // Contact may come before the quote.
    connected: quote_status ? 2 : 1,
    quoted: 2,
    hired: 3,
    draft: null,
    completed: null,
    declined: null,
    withdrawn: null,
    expired: null,
  }[status];
  if (reached === null) return null;
  return source === 'fixed_price' ? { way: booking, place: Number(status === 'hired') } : { way: request, place: reached };
}

/** A project as the words for what comes next take it. */
export const asStandingProject = ({ source, details, held_until, confirmed }: MyProject): StandingProject => ({
  project:
    source === 'fixed_price' && details ? { source, details, held_until } : { source: source === 'fixed_price' ? 'project' : source },
  contact: { confirmed },
});

/** A request as the words for what comes next take it. */
export const asStandingRequest = ({ quote_status, ...request }: MyRequest): StandingRequest => ({
  ...request,
  quote: quote_status && { status: quote_status },
});
