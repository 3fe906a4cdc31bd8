import { v } from '@marketplace/shared-ui/forms';
import type { refusalMessages } from '../refusal/refusalMessages';

// Every message is the key of a text, in `refusalMessages` or in the form's own catalogue, so that a rule reads the same
// in both languages. The limits are those of the database.

/** The key of a rule whose words forms share. */
export type SharedRule = Extract<keyof (typeof refusalMessages)['catalogues']['en'], `rule.${string}`>;
/** The key, which a mistake in it does not pass. */
export const says = (rule: SharedRule): SharedRule => rule;

type Length = 80 | 120 | 200 | 5000;
const atMost = (longest: Length) => v.maxCodePoints(longest, says(`rule.long.${longest}`));

/** @param missing key of the text that asks for it, so that a list of what is missing can be told apart */
export const requiredText = (longest: Length, missing: string): v.GenericSchema<string> =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), atMost(longest));
export const optionalText = (longest: Length): v.GenericSchema<string> => v.pipe(v.string(), v.trim(), atMost(longest));
export const emailRule: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(says('rule.email.required')),
  v.regex(v.emailPattern, says('rule.email.invalid')),
);

/** Nothing, or a North American number as people write it, with an extension or not. */
export const phoneRule: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^$|^(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?[2-9]\d{2}[\s.-]?\d{4}(?:\s*(?:x|ext\.?|poste)\s*\d{1,6})?$/i,
    says('rule.phone.invalid'),
  ),
);
