import { z } from 'shared-ui/forms';

/** Shortest password the product takes; the server may ask for more and says so itself. */
const shortestPassword = 6;
/** What `profiles.display_name` takes. */
const longestName = 80;

// Every message is the key of a text in `formMessages`, so that a rule reads the same in both languages.
const filled = (message: string) => z.string().check(z.minLength(1, message));

export const emailRule = z.string().check(z.trim(), z.minLength(1, 'rule.email.required'), z.regex(z.regexes.email, 'rule.email.invalid'));
export const displayNameRule = z.string().check(z.trim(), z.maxLength(longestName, 'rule.displayName.long'));
export const requiredNameRule = z
  .string()
  .check(z.trim(), z.minLength(1, 'rule.displayName.required'), z.maxLength(longestName, 'rule.displayName.long'));
export const currentPasswordRule = filled('rule.password.required');

export const newPasswordFields = {
  password: filled('rule.newPassword.required'),
  confirmPassword: filled('rule.confirm.required'),
};

interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** The two rules of a new password, one message at a time: first that both agree, then the length. */
export const newPasswordRule = z.check<NewPassword>(({ value, issues }) => {
  const { password, confirmPassword } = value;
  if (!password || !confirmPassword) return;
  if (password !== confirmPassword)
    issues.push({ code: 'custom', input: value, path: ['confirmPassword'], message: 'rule.confirm.mismatch' });
  else if (password.length < shortestPassword)
    issues.push({ code: 'custom', input: value, path: ['password'], message: 'rule.password.short' });
});
