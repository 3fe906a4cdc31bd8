import { z } from 'shared-ui/forms';
import type { ContactValues } from '../draft/QuoteDraft';

/** North American numbers as people write them, with an extension or not. */
const PHONE = /^(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?([2-9]\d{2})[\s.-]?(\d{4})(?:\s*(?:x|ext\.?|poste)\s*(\d{1,6}))?$/;
const LONGEST_NAME = 120;

const phoneForCalls = z.check<ContactValues>(({ value, issues }) => {
  if (value.preferred === 'phone' && value.phone.trim() === '')
    issues.push({ code: 'custom', input: value, path: ['phone'], message: 'rule.phone.required' });
});

/** How to reach somebody, by the rules the database applies as well. Messages are keys of `sheetMessages`. */
export const contactSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'rule.name.required'), z.maxLength(LONGEST_NAME, 'rule.name.long')),
    email: z.string().check(z.trim(), z.minLength(1, 'rule.email.required'), z.regex(z.regexes.email, 'rule.email.invalid')),
    phone: z.string().check(
      z.trim(),
      z.check(({ value, issues }) => {
        if (value !== '' && !PHONE.test(value)) issues.push({ code: 'custom', input: value, message: 'rule.phone.invalid' });
      }),
    ),
    preferred: z.enum(['email', 'phone', 'message']),
  })
  .check(phoneForCalls);
