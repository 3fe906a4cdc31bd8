import { z } from 'zod';
import { status } from './requestShapes.ts';
import { companyStatus } from './shapes.ts';

const side = z.enum(['homeowner', 'provider']);

const message = z.strictObject({
  id: z.string(),
  /** Its place in the conversation. */
  seq: z.number(),
  side,
  kind: z.enum(['text', 'ask']),
  /** U+FFFC stands for each contact detail that is hidden. Null for a question, and once the words went with the person. */
  body: z.string().nullable(),
  ask: z.array(z.enum(['photos', 'postal_code', 'timing', 'sizes', 'access'])).nullable(),
  at: z.string(),
  /** Names of its pictures in the bucket. */
  images: z.array(z.string()),
  /** `name`: of a homeowner once they are connected, the first name of a member; `place`: the first half of a postal code, or the company. */
  sender: z.strictObject({ name: z.string().nullable(), place: z.string().nullable() }),
});

/** Answers about what the two sides of a request write to each other. */
export const messageAnswers = {
  /** Of a message, or of a company. */
  decide_report: z.strictObject({ id: z.string(), status: z.union([z.enum(['erased', 'kept', 'reported']), companyStatus]) }),
  send_message: message,
  thread: z
    .strictObject({
      /** The reader's. */
      side,
      status,
      /** Whether contact details are shown. */
      open: z.boolean(),
      writable: z.boolean(),
      /** How many steps the timeline has. */
      events: z.number(),
      /** How far this side has read. */
      read_seq: z.number(),
      /** The last own message that the other side saw. */
      seen: z.strictObject({ seq: z.number(), at: z.string() }).nullable(),
      messages: z.array(message),
      /** Whether there are more before these. */
      older: z.boolean(),
    })
    .nullable(),
};
