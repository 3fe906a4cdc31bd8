import { v } from '@marketplace/shared-ui/forms';
import { emailRule, phoneRule, requiredText, says } from './rules';

export const waysToReach = ['email', 'phone', 'message'] as const;

export type ContactValues = Record<'name' | 'email' | 'phone', string> & Record<'preferred', (typeof waysToReach)[number]>;

/**
 * How to reach somebody, as `ContactFields` asks for it: whoever wants a call leaves a number. `v.intersect` joins it to what a form
 * asks besides.
 */
export const contactSchema: v.GenericSchema<ContactValues> = v.pipe(
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
