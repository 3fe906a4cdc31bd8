import { z } from 'zod';
import { companyStatus, nextPage } from './shapes.ts';

const queue = z.enum(['applications', 'companies', 'names', 'credentials', 'reviews', 'reports', 'orphaned', 'disputes', 'messages']);
const role = z.enum(['moderator', 'support', 'finance', 'admin']);

/** Answers to the staff. Null for everybody else. */
export const staffAnswers = {
  set_message_status: z.strictObject({ status: z.enum(['open', 'closed']) }),
  decide_orphan: z.strictObject({ status: companyStatus }),
  grant_staff: z.strictObject({ email: z.string(), role }),
  revoke_staff: z.strictObject({ email: z.string(), role: z.null() }),
  list_staff: z.array(z.strictObject({ email: z.string(), role, granted_at: z.string() })),
  staff_counts: z
    .strictObject({
      role,
      /** Empty for staff that decides about none of them. */
      queues: z.array(z.strictObject({ queue, n: z.number(), oldest: z.string().nullable() })),
    })
    .nullable(),
  staff_queue: z
    .strictObject({
      items: z.array(z.strictObject({ id: z.string(), title: z.string(), detail: z.string(), status: z.string(), since: z.string() })),
      next: nextPage,
    })
    .nullable(),
  staff_item: z
    .strictObject({
      title: z.string(),
      status: z.string(),
      since: z.string(),
      /** It is the own company, application, review or report: somebody else decides. */
      concerns_me: z.boolean(),
      facts: z.array(z.strictObject({ key: z.string(), value: z.string() })),
      related: z.array(z.strictObject({ queue, id: z.string(), detail: z.string(), status: z.string() })),
      /** Photos of what is to be proved: names in the bucket `evidence`. */
      pictures: z.array(z.string()),
      /** What the page needs before it can go live. */
      missing: z.array(z.string()),
      history: z.array(z.strictObject({ decision: z.string(), reason: z.string().nullable(), at: z.string(), mine: z.boolean() })),
      decisions: z.array(
        z.enum([
          'in_review',
          'start',
          'onboarding',
          'live',
          'declined',
          'approve',
          'suspend',
          'reinstate',
          'request_changes',
          'reject',
          'verify',
          'accept_name',
          'refuse_name',
          'keep',
          'keep_message',
          'erase_message',
          'remove',
          'remove_reply',
          'erase',
          'restore',
          'publish',
          'refuse',
          'completed',
          'cancelled',
          'hired',
          'open',
          'closed',
          'appoint_owner',
          'close_company',
          'keep_company',
          'suspend_company',
        ]),
      ),
    })
    .nullable(),
};
