import { z } from 'shared-ui/forms';
import type { FormText } from './problemText';

// Every message is the key of a text in `formMessages`, so that a rule reads the same in both languages. The limits are
// those of the database.

type Length = 80 | 120 | 200 | 5000;

/** @param missing names the field, so that a list of what is missing can be told apart */
export const requiredText = (longest: Length, missing: FormText) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest, `rule.long.${longest}`));
export const optionalText = (longest: Length) => z.string().check(z.trim(), z.maxLength(longest, `rule.long.${longest}`));
export const emailRule = z.string().check(z.trim(), z.minLength(1, 'rule.email.required'), z.regex(z.regexes.email, 'rule.email.invalid'));
export const phoneRule = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^$|^(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?[2-9]\d{2}[\s.-]?\d{4}(?:\s*(?:x|ext\.?|poste)\s*\d{1,6})?$/i,
      'rule.phone.invalid',
    ),
  );
export const websiteRule = z
  .string()
  .check(z.trim(), z.maxLength(200, 'rule.long.200'), z.regex(/^$|^(https?:\/\/)?[^\s/@]+\.[^\s/@]+(\/\S*)?$/i, 'rule.website.invalid'));
export const choice = (missing: FormText) => z.string().check(z.minLength(1, missing));
