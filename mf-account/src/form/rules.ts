import { z } from '@marketplace/shared-ui/forms';

/** Shortest password the product takes; the server may ask for more and says so itself. */
const shortestPassword = 6;

// Every message is the key of a text in `formMessages`, so that a rule reads the same in both languages.
const filled = (message: string) => z.string().check(z.minLength(1, message));

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
  if (password !== confirmPassword) issues.push({ path: ['confirmPassword'], message: 'rule.confirm.mismatch' });
  else if (password.length < shortestPassword) issues.push({ path: ['password'], message: 'rule.password.short' });
});

/** Where the server's words about a new password belong, and the rule that says the same. */
export const newPasswordServerFields = { password: ['password', 'rule.password.weak'] } as const;

/** The same of the password before. */
export const currentPasswordServerFields = { currentPassword: ['currentPassword', 'rule.password.wrong'] } as const;

/** Nothing in the fields themselves shows that they break these. */
export const spokenRules = ['rule.confirm.mismatch', 'rule.password.short'] as const;
