import type { Answer } from '@marketplace/section-kit';
import type { BadgeProps } from '@marketplace/shared-ui';

export type Lead = NonNullable<Answer<'lead'>>;
type LeadRow = Answer<'lead_inbox'>['items'][number];

/** Where a request stands for its company: its state, and of work that was won how far it is. */
export type LeadState =
  | 'new'
  | 'seen'
  | 'answered'
  | 'quoted'
  | 'contact'
  | 'won'
  | 'scheduled'
  | 'inProgress'
  | 'waits'
  | 'yourTurn'
  | 'completed'
  | 'lost'
  | 'requested'
  | 'confirmed'
  | 'cancelled';

export const leadTones: Readonly<Record<LeadState, BadgeProps['tone']>> = {
  new: 'warning',
  seen: 'info',
  answered: 'accent',
  quoted: 'accent',
  contact: 'primary',
  won: 'success',
  scheduled: 'success',
  inProgress: 'success',
  waits: 'success',
  yourTurn: 'warning',
  completed: 'success',
  lost: 'neutral',
  requested: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
};

const states: Readonly<Record<Exclude<LeadRow['status'], 'hired'>, LeadState>> = {
  sent: 'new',
  viewed: 'seen',
  interested: 'answered',
  quoted: 'quoted',
  connected: 'contact',
  completed: 'completed',
  declined: 'lost',
  withdrawn: 'lost',
  expired: 'lost',
};

/** Bookings at a fixed price have words of their own. */
const booked: Readonly<Partial<Record<LeadRow['status'], LeadState>>> = {
  sent: 'requested',
  viewed: 'requested',
  declined: 'cancelled',
  withdrawn: 'cancelled',
};

interface Standing extends Pick<LeadRow, 'status' | 'job'> {
  source: LeadRow['source'];
}

/** @param today such as "2026-11-23"; `null` while it is not known */
export function leadState({ status, job, source }: Standing, today: string | null): LeadState {
  if (status === 'hired') return workState(job, source, today);
  return (source === 'fixed_price' && booked[status]) || states[status];
}

function workState(job: LeadRow['job'], source: LeadRow['source'], today: string | null): LeadState {
  if (job?.homeowner_done_at && !job.company_done_at) return 'yourTurn';
  if (job?.company_done_at) return 'waits';
  if (job?.first_day) return today !== null && job.first_day <= today ? 'inProgress' : 'scheduled';
  return source === 'fixed_price' ? 'confirmed' : 'won';
}

/** Whether nothing can come of a request any more. */
export const isLost = ({ status }: Pick<LeadRow, 'status'>): boolean => ['declined', 'withdrawn', 'expired'].includes(status);
