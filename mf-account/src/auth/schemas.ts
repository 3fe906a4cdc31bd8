import { z } from 'shared-ui/forms';
import { currentPasswordRule, emailRule, newPasswordFields, newPasswordRule, requiredNameRule } from '../form/rules';

export const signInSchema = z.object({ email: emailRule, password: currentPasswordRule });
export type SignInValues = z.infer<typeof signInSchema>;

export const signUpSchema = z.object({ displayName: requiredNameRule, email: emailRule, ...newPasswordFields }).check(newPasswordRule);
export type SignUpValues = z.infer<typeof signUpSchema>;

export const emailSchema = z.object({ email: emailRule });
