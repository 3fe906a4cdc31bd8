import type { MessageKey } from 'section-kit';
import type { UseFormReturn } from 'shared-ui/forms';
import type { formMessages } from './formMessages';
import type { Texts } from './useAccountForm';

export type RuleKey = MessageKey<keyof (typeof formMessages)['catalogues']['en'] & string>;

/** The broken rules of a form in the order of its fields. */
export function fieldErrors<Values extends Texts>(form: UseFormReturn<Values>): { name: string; rule: RuleKey }[] {
  const { errors } = form.formState;
  return Object.keys(form.getValues()).flatMap((name) => {
    const rule = errors[name]?.message;
    return typeof rule === 'string' ? [{ name, rule: rule as RuleKey }] : [];
  });
}
