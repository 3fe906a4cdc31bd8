import { callFunction, type Db } from '@marketplace/section-kit';

/** Decisions that take a review away, for which the public log or its author is told why. */
export const takesAway = (decision: string) => ['remove', 'erase', 'refuse'].includes(decision);

/** Why a review may go, as the log writes it. */
export const grounds = ['spam', 'abuse', 'private', 'not_customer', 'other'] as const;

/** Makes a decision about an item of a queue; each has its own call. */
export function decide(db: Db, queue: string, id: string, decision: string, reason: string, ground: string): Promise<unknown> {
  if (decision === 'start') return callFunction(db, 'start_company', { application: id, reason });
  if (queue === 'applications') return callFunction(db, 'move_application', { id, to_status: decision, reason });
  if (queue === 'companies') return callFunction(db, 'decide_company', { id, decision, reason });
  if (queue === 'names') return callFunction(db, 'decide_name', { id, decision, reason });
  if (queue === 'credentials') return callFunction(db, 'decide_credential', { id, decision, reason });
  if (queue === 'reports') return callFunction(db, 'decide_report', { id, decision, reason });
  if (queue === 'orphaned') return callFunction(db, 'decide_orphan', { id, decision, reason });
  if (queue === 'messages') return callFunction(db, 'set_message_status', { id, to_status: decision, reason });
  if (queue === 'disputes') return callFunction(db, 'settle_dispute', { request_id: id, outcome: decision, reason });
  return callFunction(db, 'moderate_review', {
    review_id: id,
    event: decision,
    note: reason,
    ...(takesAway(decision) && { reason: ground }),
  });
}
