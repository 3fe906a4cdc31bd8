import { useT } from 'section-kit';
import type { UseFormReturn } from 'shared-ui/forms';
import type { ReactNode } from 'react';
import { fieldErrors, type RuleKey } from './fieldErrors';
import { formMessages } from './formMessages';
import type { Texts } from './useAccountForm';

/** Rules that are spoken at once, because nothing in the field itself shows what is wrong with it. */
const spoken: readonly RuleKey[] = ['rule.confirm.mismatch', 'rule.password.short'];

export type FieldAttributes = ReturnType<UseFormReturn['register']> & { id: string; error: ReactNode };

/**
 * Ties fields to a form: name, id, value and the text of the rule they break.
 *
 * @returns function of the field's name and of the other fields whose rules look at it
 */
export function useFields<Values extends Texts>(form: UseFormReturn<Values>) {
  type Name = Parameters<typeof form.register>[0];
  const t = useT(formMessages);
  return (name: keyof Values & string, ...lookedAtBy: (keyof Values & string)[]): FieldAttributes => {
    const rule = fieldErrors(form).find((error) => error.name === name)?.rule;
    const error: ReactNode = rule && <span role={spoken.includes(rule) ? 'alert' : undefined}>{t(rule)}</span>;
    return { id: name, error, ...form.register(name as Name, { deps: lookedAtBy as Name[] }) };
  };
}
