import { parsePostalCode } from '@marketplace/section-kit';
import { contactFields, phoneForCalls } from '@marketplace/section-kit/contact';
import { z } from '@marketplace/shared-ui/forms';

// Messages are keys of texts in `sendMessages`. The limits are those of the database.

const postalCode = z.string().check(
  z.check(({ value, issues }) => {
    if (!parsePostalCode(value)) issues.push({ message: 'rule.postalCode' });
  }),
);
const note = z.string().check(z.maxLength(2000, 'rule.note'));
const anything = { name: z.string(), email: z.string(), phone: z.string(), preferred: z.string() };

/** How to reach somebody without an account, besides the place and a note. */
export const guestSchema = z.object({ postalCode, note, ...contactFields }).check(phoneForCalls);
export const accountSchema = z.object({ postalCode, note, ...anything });
export type SendValues = z.infer<typeof accountSchema>;
