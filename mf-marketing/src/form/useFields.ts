import { useT, type MessageKey } from 'section-kit';
import type { UseFormReturn } from 'shared-ui/forms';
import { formMessages } from './formMessages';
import type { FormText } from './problemText';
import type { Texts } from './useStoredForm';

/**
 * Ties fields to a form: name, id, value and the text of the rule they break.
 *
 * @returns function of the field's name
 */
export function useFields<Values extends Texts>(form: UseFormReturn<Values>) {
  type Name = Parameters<typeof form.register>[0];
  const t = useT(formMessages);
  const { errors } = form.formState;
  return (name: keyof Values & string) => {
    const rule = errors[name]?.message;
    const error = typeof rule === 'string' ? t(rule as MessageKey<FormText>) : undefined;
    return { id: name, error, ...form.register(name as unknown as Name) };
  };
}
