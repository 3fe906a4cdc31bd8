import { parsePostalCode } from 'section-kit';
import { z } from 'shared-ui/forms';
import type { SendValues } from './sendList';

// Every message is the key of a text in `sendMessages`. The limits are those of the database.

/** North American numbers as people write them, with an extension or not. */
const PHONE = /^(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?[2-9]\d{2}[\s.-]?\d{4}(?:\s*(?:x|ext\.?|poste)\s*\d{1,6})?$/i;

const postalCode = z.string().check(
  z.check(({ value, issues }) => {
    if (!parsePostalCode(value)) issues.push({ code: 'custom', input: value, message: 'rule.postalCode' });
  }),
);
const note = z.string().check(z.maxLength(2000, 'rule.note'));
const phone = z.string().check(
  z.trim(),
  z.check(({ value, issues }) => {
    if (value !== '' && !PHONE.test(value)) issues.push({ code: 'custom', input: value, message: 'rule.phone' });
  }),
);
const phoneForCalls = z.check<SendValues>(({ value, issues }) => {
  if (value.preferred === 'phone' && value.phone.trim() === '')
    issues.push({ code: 'custom', input: value, path: ['phone'], message: 'rule.phone.required' });
});

const guest = {
  name: z.string().check(z.trim(), z.minLength(1, 'rule.name'), z.maxLength(120, 'rule.name.long')),
  email: z.string().check(z.trim(), z.minLength(1, 'rule.email.required'), z.regex(z.regexes.email, 'rule.email')),
  phone,
  preferred: z.string(),
};
const anything = { name: z.string(), email: z.string(), phone: z.string(), preferred: z.string() };

/** How to reach somebody without an account, besides the place and a note. */
export const guestSchema = z.object({ postalCode, note, ...guest }).check(phoneForCalls);
export const accountSchema = z.object({ postalCode, note, ...anything });
