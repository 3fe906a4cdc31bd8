import { v } from '@marketplace/shared-ui/forms';

/** Shortest password the product takes; the server may ask for more and says so itself. */
const shortestPassword = 6;

// Every message is the key of a text in `formMessages`, so that a rule reads the same in both languages.
const filled = (message: string) => v.pipe(v.string(), v.nonEmpty(message));

export const currentPasswordRule = filled('rule.password.required');

/** A new password, typed twice. It breaks one rule at a time: both are filled, then both agree, then it is long enough. */
export const newPasswordSchema = v.pipe(
  v.object({ password: filled('rule.newPassword.required'), confirmPassword: filled('rule.confirm.required') }),
  v.forward(
    v.check((typed) => !typed.password || !typed.confirmPassword || typed.password === typed.confirmPassword, 'rule.confirm.mismatch'),
    ['confirmPassword'],
  ),
  v.forward(
    v.check(
      ({ password, confirmPassword }) => !password || password !== confirmPassword || password.length >= shortestPassword,
      'rule.password.short',
    ),
    ['password'],
  ),
);

/** Where the server's words about a new password belong, and the rule that says the same. */
export const newPasswordServerFields = { password: ['password', 'rule.password.weak'] } as const;

/** The same of the password before. */
export const currentPasswordServerFields = { currentPassword: ['currentPassword', 'rule.password.wrong'] } as const;

/** Nothing in the fields themselves shows that they break these. */
export const spokenRules = ['rule.confirm.mismatch', 'rule.password.short'] as const;
