import type { ProjectView, RequestView } from '../tracking/ProjectView';

const waiting = new Set<RequestView['status']>(['sent', 'viewed']);
const lost = new Set<RequestView['status']>(['declined', 'expired']);
const isGiven = ({ status }: RequestView) => status === 'hired' || status === 'completed';
/** Whether nothing can come of it any more though its company did not refuse: the job that it had was cancelled. */
const isCancelled = ({ status, job }: RequestView) => status === 'withdrawn' && Boolean(job?.cancelled_at);

/** Why other companies are named on the card of a request. */
export type SilentBecause = 'silent' | 'over' | 'cancelled' | 'unreachable';

/** The requests of the parts that are not given yet; a project without parts is one. */
const notGiven = (requests: readonly RequestView[]) =>
  requests.filter(({ lot }) => !requests.some((other) => other.lot === lot && isGiven(other)));

/**
 * The requests on whose cards other companies may be named, of each part the one that was sent first; none when no company can help:
 * somebody is hired already, or it is a booking, which has one team. Whether there are any is for the server to say: only it knows who
 * is away.
 */
export function silentRequests({ project, requests }: ProjectView): readonly RequestView[] {
  if (project.source === 'fixed_price') return [];
  const asked = notGiven(requests)
    .filter((request) => request.sent_at !== null && (waiting.has(request.status) || lost.has(request.status) || isCancelled(request)))
    .sort((a, b) => Number(waiting.has(b.status)) - Number(waiting.has(a.status)) || a.sent_at!.localeCompare(b.sent_at!));
  return asked.filter(({ lot }, index) => asked.findIndex((other) => other.lot === lot) === index);
}

/** Why its company gives no answer. */
export function silentBecause(request: RequestView): SilentBecause {
  if (request.job?.cancelled_at) return 'cancelled';
  if (lost.has(request.status)) return 'over';
  return request.provider.reachable ? 'silent' : 'unreachable';
}

/** The companies that were told that another one was chosen, and that can be asked again because its job was cancelled. */
export function reopenable({ requests }: ProjectView): readonly RequestView[] {
  const open = notGiven(requests);
  return open.filter(
    ({ lot, status, reason, provider }) =>
      status === 'withdrawn' &&
      reason === 'not_chosen' &&
      provider.reachable &&
      open.some((other) => other.lot === lot && other.job?.cancelled_at),
  );
}
