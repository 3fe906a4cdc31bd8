import { z } from 'zod';
import { optionalMail } from './savedSearches.ts';

const reference = z.strictObject({ reference: z.string() });
const status = z.enum(['submitted', 'in_review', 'onboarding', 'live', 'declined']);
const list = z.enum(['weekly_deals', 'flyer', 'deals', 'blog']);

/** Answers to forms: contact, applications, demos, newsletters. */
export const formAnswers = {
  send_contact_message: reference,
  request_demo: reference,
  submit_application: z.strictObject({ reference: z.string(), status }),
  move_application: z.strictObject({ status }),
  application_status: z
    .strictObject({
      status,
      kind: z.enum(['contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'real_estate', 'partner']),
      company: z.string(),
      created_at: z.string(),
      moved_at: z.string(),
    })
    .nullable(),
  subscribe_newsletter: z.strictObject({ sent: z.literal(true) }),
  confirm_newsletter: z.strictObject({ list, status: z.literal('confirmed') }).nullable(),
  newsletter_link: z
    .union([
      z.strictObject({ list, status: z.enum(['waiting', 'subscribed', 'unsubscribed']) }),
      z.strictObject({ kind: optionalMail, status: z.enum(['subscribed', 'unsubscribed']) }),
    ])
    .nullable(),
  unsubscribe_newsletter: z
    .union([
      z.strictObject({ list, status: z.literal('unsubscribed') }),
      z.strictObject({
        kind: optionalMail,
        status: z.literal('unsubscribed'),
      }),
    ])
    .nullable(),
};
