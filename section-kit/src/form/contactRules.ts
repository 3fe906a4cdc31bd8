import { v } from '@marketplace/shared-ui/forms';
import { emailRule, phoneRule, requiredText, says } from './rules';

export const waysToReach = ['email', 'phone', 'message'] as const;

/** How to reach somebody, as `ContactFields` asks for it; `v.intersect` joins it to what a form asks besides. Whoever wants a call leaves a number. */
export const contactSchema = v.pipe(
  v.object({
    name: requiredText(120, says('rule.name.required')),
    email: emailRule,
    phone: phoneRule,
    preferred: v.picklist(waysToReach),
  }),
  v.forward(
    v.check(({ phone, preferred }) => preferred !== 'phone' || phone !== '', says('rule.phone.required')),
    ['phone'],
  ),
);
export type ContactValues = v.InferOutput<typeof contactSchema>;
