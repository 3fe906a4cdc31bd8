import type { RequestView } from '../tracking/ProjectView';
import type { Visit } from '../visits/Visit';
import type { RequestStatus } from '../tracking/statusMessages';

/** The two sides of a request. */
export type Side = 'homeowner' | 'provider';

/** What became of the work since a company was hired. */
export type Job = NonNullable<RequestView['job']>;

/** Where a request stands, as people read it: the stored state, or what the work says beside it. */
export type RequestState = RequestStatus | 'scheduled' | 'progress' | 'waiting' | 'turn' | 'cancelled';

/** When this side said that the work is finished, as the database stores it; null while it did not. */
export const finishedAt = (job: Job, side: Side): string | null => (side === 'homeowner' ? job.homeowner_done_at : job.company_done_at);

/** The other side. */
export const otherSide = (side: Side): Side => (side === 'homeowner' ? 'provider' : 'homeowner');

interface Moving {
  status: RequestStatus;
  job: Job | null;
  visit?: Pick<Visit, 'id' | 'status'> | null | undefined;
}

/** Names where a request stands for both sides, its visit and its work included: with another name other buttons stand there. */
export const standingOf = ({ status, job, visit }: Moving): string =>
  [status, visit?.id, visit?.status, job?.homeowner_done_at, job?.company_done_at, job?.objected_at].join();

/**
 * @param request with its stored state and its job
 * @param side who reads it
 * @param today as `useToday` knows it; until it does, work with a date counts as under way
 * @returns the state whose words the badge and the next line show
 */
export function requestState(
  { status, job }: { status: RequestStatus; job: Job | null },
  side: Side,
  today: string | null | undefined,
): RequestState {
  if (job?.cancelled_at && status === 'declined') return 'cancelled';
  if (status !== 'hired' || !job) return status;
  if (finishedAt(job, otherSide(side))) return 'turn';
  if (finishedAt(job, side)) return 'waiting';
  if (!job.first_day) return 'hired';
  return today && job.first_day > today ? 'scheduled' : 'progress';
}
