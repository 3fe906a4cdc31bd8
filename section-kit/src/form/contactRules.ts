import { z } from '@marketplace/shared-ui/forms';
import { emailRule, phoneRule, requiredText, says } from './rules';

export const waysToReach = ['email', 'phone', 'message'] as const;

/** How to reach somebody, as `ContactFields` asks for it, for a schema with more than that; `phoneForCalls` belongs to it. */
export const contactFields = {
  name: requiredText(120, says('rule.name.required')),
  email: emailRule,
  phone: phoneRule,
  preferred: z.enum(waysToReach),
};

/** Whoever wants a call leaves a number. */
export const phoneForCalls = z.check<{ phone: string; preferred: string }>(({ value, issues }) => {
  if (value.preferred === 'phone' && value.phone.trim() === '') issues.push({ path: ['phone'], message: says('rule.phone.required') });
});

export const contactSchema = z.object(contactFields).check(phoneForCalls);
export type ContactValues = z.infer<typeof contactSchema>;
