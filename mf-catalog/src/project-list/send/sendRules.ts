import { parsePostalCode } from '@marketplace/section-kit';
import { contactSchema } from '@marketplace/section-kit/contact';
import { v } from '@marketplace/shared-ui/forms';

// Messages are keys of texts in `sendMessages`. The limits are those of the database.

const postalCode = v.pipe(
  v.string(),
  v.check((typed) => parsePostalCode(typed) !== null, 'rule.postalCode'),
);
const note = v.pipe(v.string(), v.maxCodePoints(2000, 'rule.note'));
const anything = { name: v.string(), email: v.string(), phone: v.string(), preferred: v.string() };

/** How to reach somebody without an account, besides the place and a note. */
export const guestSchema = v.intersect([v.object({ postalCode, note }), contactSchema]);
export const accountSchema = v.object({ postalCode, note, ...anything });
export type SendValues = v.InferOutput<typeof accountSchema>;
